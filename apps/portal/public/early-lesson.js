// A lesson that the server drew can be read until the app's own page has its heading and its text.
(() => {
  const longestMs = 8000;
  const early = document.getElementById('early');
  const root = document.getElementById('root');
  if (!early || !root || !window.MutationObserver) return;
  let isLate = false;
  const observer = new MutationObserver(leave);
  observer.observe(root, { childList: true, subtree: true });
  setTimeout(() => {
    isLate = true;
    leave();
  }, longestMs);
  leave();

  function leave() {
    if (!root.querySelector('h1') || (!isLate && root.querySelector('main .ul-skel'))) return;
    observer.disconnect();
    early.remove();
  }
})();
