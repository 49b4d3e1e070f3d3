/**
 * Gives a frame the styles of this page, now and whenever more arrive. Nothing is seen of it before the first
 * of them are loaded. Answers how to stop.
 */
export function followPage(frame: Document): () => void {
  const root = document.documentElement;
  frame.documentElement.lang = root.lang;
  frame.documentElement.dir = root.dir;
  const copies = new Map<Node, Node>();
  const loading = new Set<Node>();
  const showOnce = () => {
    if (loading.size === 0) frame.body.style.visibility = '';
  };
  const copy = () => {
    for (const style of document.head.querySelectorAll('style, link[rel="stylesheet"]')) {
      const stale = copies.get(style);
      if (stale?.textContent === style.textContent) continue;
      const fresh = frame.importNode(style, true);
      if (stale) stale.parentNode?.replaceChild(fresh, stale);
      else frame.head.append(fresh);
      copies.set(style, fresh);
      if (fresh.nodeName === 'LINK') awaitLoad(fresh);
    }
  };
  const awaitLoad = (link: Node) => {
    loading.add(link);
    for (const end of ['load', 'error'])
      link.addEventListener(end, () => {
        loading.delete(link);
        showOnce();
      });
  };
  copy();
  if (loading.size > 0) frame.body.style.visibility = 'hidden';
  const observer = new MutationObserver(copy);
  observer.observe(document.head, { childList: true, subtree: true, characterData: true });
  return () => observer.disconnect();
}
