/** Tells once that the page has its heading: now, or when what was loading has come. */
export function whenHeading(onHeading: (heading: HTMLElement) => void): () => void {
  const find = () => document.querySelector<HTMLElement>('h1');
  const heading = find();
  if (heading) {
    onHeading(heading);
    return () => {};
  }
  const observer = new MutationObserver(() => {
    const found = find();
    if (!found) return;
    observer.disconnect();
    onHeading(found);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
