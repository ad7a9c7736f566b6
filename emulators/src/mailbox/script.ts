/** Runs in the browser: keeps the list current, and moves through it by j and k. Everything else works without it. */
export const script = `
const list = document.getElementById('list');
const count = document.getElementById('count');

async function refresh() {
  const response = await fetch(location.href);
  if (!response.ok) return;
  const fresh = new DOMParser().parseFromString(await response.text(), 'text/html');
  const focused = document.activeElement?.closest('#list a')?.getAttribute('href');
  list.replaceChildren(...fresh.getElementById('list').childNodes);
  count.textContent = fresh.getElementById('count').textContent;
  if (focused) list.querySelector('a[href="' + CSS.escape(focused) + '"]')?.focus();
}

const stream = new EventSource('/api/stream');
stream.addEventListener('change', refresh);
// After a restart of the suite the connection reopens by itself: mails from meanwhile are fetched then.
stream.addEventListener('open', refresh);

document.addEventListener('keydown', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest('input, select, textarea')) return;
  const step = { j: 1, k: -1 }[event.key];
  if (!step) return;
  const links = [...list.querySelectorAll('a')];
  const at = links.findIndex((link) => link.getAttribute('aria-current') === 'true');
  const next = links[at === -1 ? 0 : at + step];
  if (next) location.assign(next.href);
});
`;
