// The Swift face of virtual time; see the article in this target.
