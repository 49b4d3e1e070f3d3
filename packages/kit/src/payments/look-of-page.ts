const choices = ['theme', 'contrast', 'text', 'spacing', 'motion'] as const;

/** The reader's choices of this page, for a frame of another origin to follow. */
export function lookOfPage(): Record<string, string> {
  const { dataset } = document.documentElement;
  return Object.fromEntries(
    choices.flatMap((name) => {
      const value = dataset[name];
      return value ? [[name, value]] : [];
    }),
  );
}

/** Calls again whenever they change; answers what ends that. */
export function watchLook(onChange: () => void): () => void {
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, {
    attributes: true,
    attributeFilter: choices.map((name) => `data-${name}`),
  });
  return () => observer.disconnect();
}
