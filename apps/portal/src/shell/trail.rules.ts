export interface TrailStep {
  label: string;
  href?: string;
}

/** The pages above an address that are pages of their own, and the page itself at the end. */
export function trailOf(
  pathname: string,
  name: string,
  titleOf: (path: string) => string | undefined,
): TrailStep[] {
  const parts = pathname.split('/').filter(Boolean);
  const above = parts.slice(0, -1).flatMap((_, index): TrailStep[] => {
    const href = `/${parts.slice(0, index + 1).join('/')}`;
    const label = titleOf(href);
    return label ? [{ label, href }] : [];
  });
  return [...above, { label: name }];
}
