/// The script of any page: the filter, copying, and stepping through pictures.
enum PageScript {
  static let source: StaticString = """
    (() => {
    'use strict';
    const all = (selector, root = document) => [...root.querySelectorAll(selector)];
    const form = document.querySelector('.filter');
    const box = document.getElementById('filter');
    const rows = all('tr[data-status],article[data-status]');
    const areas = all('details.area,details.inapplicable');
    const calm = new Map(areas.map(area => [area, area.open]));
    const words = text => text.toLowerCase().split(/[\\s,]+/).filter(Boolean);
    const keys = ['status', 'level', 'area', 'party'];

    function test(row, tokens) {
      const wanted = {};
      for (const token of tokens) {
        const isNot = token.startsWith('-') && token.length > 1;
        const plain = isNot ? token.slice(1) : token;
        const [key, value] = plain.split(/:(.*)/s);
        const known = keys.includes(key) && value !== undefined;
        const fits = known ? (row.dataset[key] || '').toLowerCase().startsWith(value)
          : row.textContent.toLowerCase().includes(plain);
        if (isNot) { if (fits) return false; }
        else if (known) wanted[key] = wanted[key] || fits;
        else if (!fits) return false;
      }
      return Object.values(wanted).every(Boolean);
    }

    function filter(text, keepsAddress) {
      const tokens = words(text);
      let count = 0;
      for (const row of rows) {
        row.hidden = !test(row, tokens);
        if (!row.hidden) count += 1;
      }
      for (const area of areas) {
        const left = all('tr[data-status]', area).some(row => !row.hidden);
        area.hidden = !left;
        area.open = tokens.length ? left : calm.get(area);
      }
      for (const section of all('main>section')) {
        const own = all('tr[data-status],article[data-status]', section);
        section.hidden = tokens.length > 0 && own.length > 0 && own.every(row => row.hidden);
      }
      document.getElementById('matches').textContent =
        tokens.length ? count + ' of ' + rows.length : '';
      document.getElementById('unmatched').hidden = count > 0;
      for (const chip of all('.chips button')) {
        chip.setAttribute('aria-pressed', tokens.includes(chip.dataset.token.toLowerCase()));
      }
      if (keepsAddress) return;
      const hash = tokens.length ? '#clauses/' + tokens.map(encodeURIComponent).join(',').replaceAll('%3A', ':')
        : '#clauses';
      try { history.replaceState(null, '', hash); } catch { }
    }

    function visit() {
      const hash = location.hash;
      if (hash.startsWith('#clauses/') && box) {
        let text = hash.slice(9);
        try { text = decodeURIComponent(text); } catch { }
        box.value = words(text).join(' ');
        filter(box.value, true);
        form.scrollIntoView();
        return;
      }
      const place = hash.length > 1 && document.getElementById(hash.slice(1));
      if (!place) return;
      if (box && place.closest('[hidden]')) { box.value = ''; filter('', true); }
      for (let part = place; part; part = part.parentElement) {
        if (part.tagName === 'DETAILS') part.open = true;
      }
      if (place.matches('.event')) {
        place.closest('figure').scrollIntoView();
        inspect(place);
        center(place);
      }
      else place.scrollIntoView();
    }

    function inspect(event) {
      const text = event.querySelector('title').textContent;
      event.closest('figure').querySelector('.inspector').textContent = text;
    }

    function center(event) {
      const scroller = event.closest('.scroller');
      const circle = event.querySelector('circle');
      scroller.scrollLeft = circle.cx.baseVal.value - scroller.clientWidth / 2;
    }

    if (form) {
      form.hidden = false;
      form.addEventListener('submit', event => event.preventDefault());
      box.addEventListener('input', () => filter(box.value));
      document.getElementById('clear').addEventListener('click', () => {
        box.value = '';
        filter('');
        box.focus();
      });
      for (const chip of all('.chips button')) chip.addEventListener('click', () => {
        const token = chip.dataset.token.toLowerCase();
        const tokens = words(box.value);
        box.value = (tokens.includes(token) ? tokens.filter(other => other !== token)
          : [...tokens, token]).join(' ');
        filter(box.value);
      });
    }

    for (const button of all('.copy')) {
      button.hidden = false;
      button.addEventListener('click', async () => {
        const source = button.parentElement.querySelector('code');
        let isDone = false;
        try { await navigator.clipboard.writeText(source.textContent); isDone = true; } catch {
          const range = document.createRange();
          range.selectNodeContents(source);
          getSelection().removeAllRanges();
          getSelection().addRange(range);
          isDone = document.execCommand('copy');
        }
        button.textContent = isDone ? 'Copied' : 'Press Ctrl C';
        setTimeout(() => { button.textContent = 'Copy'; }, 1600);
      });
    }

    for (const figure of all('figure.timeline')) {
      const events = all('.event', figure);
      const order = [...events].sort((a, b) => number(a) - number(b));
      for (const event of events) {
        event.addEventListener('focus', () => inspect(event));
        event.addEventListener('mouseenter', () => inspect(event));
      }
      figure.addEventListener('keydown', key => {
        const step = { ArrowRight: 1, ArrowLeft: -1 }[key.key];
        const at = order.indexOf(document.activeElement);
        if (!step || at < 0) return;
        key.preventDefault();
        const next = order[Math.min(order.length - 1, Math.max(0, at + step))];
        next.focus({ preventScroll: true });
        center(next);
      });
      const breaking = figure.querySelector('.breaking');
      // One stop of the tabulator for each picture; the arrows do the rest.
      const stop = event => { for (const other of events) other.tabIndex = other === event ? 0 : -1; };
      stop(breaking || order[order.length - 1]);
      figure.addEventListener('focusin', focus => { if (events.includes(focus.target)) stop(focus.target); });
      if (breaking) center(breaking);
      else { const scroller = figure.querySelector('.scroller'); scroller.scrollLeft = scroller.scrollWidth; }
    }
    for (const scroller of all('figure.lives .scroller')) {
      const line = scroller.querySelector('.violation');
      if (line) scroller.scrollLeft = line.getBBox().x - scroller.clientWidth / 2;
    }
    function number(event) { return +event.id.slice(event.id.lastIndexOf('-') + 1); }

    addEventListener('hashchange', visit);
    addEventListener('beforeprint', () => { for (const part of all('details:not(.log,.raw)')) part.open = true; });
    visit();
    })();

    """
}
