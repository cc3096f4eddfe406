// Goal: digests match the examples in the standards.
import CryptoKit
import Foundation
import Testing

@Suite struct HashFunctionTests {
  private func hex(_ bytes: some Sequence<UInt8>) -> String {
    bytes.map { String(format: "%02x", $0) }.joined()
  }

  @Test(arguments: [
    (
      "", "d41d8cd98f00b204e9800998ecf8427e", "da39a3ee5e6b4b0d3255bfef95601890afd80709",
      "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
    ),
    (
      "abc", "900150983cd24fb0d6963f7d28e17f72", "a9993e364706816aba3e25717850c26c9cd0d89d",
      "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad"
    ),
    (
      "abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq",
      "8215ef0796a20bcaaae116d3876c664a", "84983e441c3bd26ebaae4aa1f95129e5e54670f1",
      "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    ),
  ])
  func `short digests are those of the standards`(
    text: String,
    md5: String,
    sha1: String,
    sha256: String
  ) {
    let data = Data(text.utf8)
    #expect(hex(Insecure.MD5.hash(data: data)) == md5)
    #expect(hex(Insecure.SHA1.hash(data: data)) == sha1)
    #expect(hex(SHA256.hash(data: data)) == sha256)
  }

  @Test func `long digests are those of the standards`() {
    let data = Data("abc".utf8)
    #expect(
      hex(SHA512.hash(data: data)) == """
        ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a\
        2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f
        """
    )
    #expect(
      hex(SHA384.hash(data: data)) == """
        cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed\
        8086072ba1e7cc2358baeca134c825a7
        """
    )
  }

  @Test func `a million letters in pieces have the digest of the whole`() {
    var function = SHA256()
    for _ in 0..<1000 { function.update(data: Data(repeating: 0x61, count: 1000)) }
    #expect(
      hex(function.finalize())
        == "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0"
    )
  }

  @Test(arguments: [
    (
      "key", "The quick brown fox jumps over the lazy dog",
      "f7bc83f430538424b13298e6aa6fb143ef4d59a14946175997479dbc2d1a3cd8"
    ),
    (
      String(repeating: "k", count: 200), "",
      "d6b741e89f8f89acfa4cfc9ed966e0770138ea3e3c1c2ce233bc818a7c29dd8a"
    ),
  ])
  func `a code proves that the key is known`(key: String, text: String, expected: String) {
    let key = SymmetricKey(data: Data(key.utf8))
    let code = HMAC<SHA256>.authenticationCode(for: Data(text.utf8), using: key)
    #expect(hex(code) == expected)
    #expect(
      HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data(text.utf8), using: key)
    )
    #expect(
      !HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: Data("x".utf8), using: key)
    )
  }
}
