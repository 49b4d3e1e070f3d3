/**
 * Fetches the engine of the landing page's exercise when a visitor touches it, or once `whenSeen` was called and it is in
 * view. Run waits for it: nothing is done twice, and nothing pretends.
 */
export function loadExercise(file: string): { whenSeen: () => void } {
  const root = document.querySelector<HTMLElement>('[data-part="exercise"]');
  if (!root || file === '') return { whenSeen: () => undefined };
  const failed = root.querySelector<HTMLElement>('[data-part="failed"]');
  let isFetched = false;

  function load() {
    if (isFetched) return;
    isFetched = true;
    if (failed) failed.hidden = true;
    const script = document.createElement('script');
    script.src = file;
    script.onerror = () => {
      isFetched = false;
      script.remove();
      if (failed && root?.hasAttribute('data-waiting')) failed.hidden = false;
    };
    document.head.appendChild(script);
  }
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    if (root.hasAttribute('data-ready')) return;
    root.setAttribute('data-waiting', '');
    load();
  });
  for (const kind of ['mouseover', 'focusin', 'touchstart'])
    root.addEventListener(kind, load, { passive: true });
  return {
    whenSeen() {
      if (!('IntersectionObserver' in window)) return;
      const observer = new IntersectionObserver((entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        load();
      });
      observer.observe(root);
    },
  };
}
