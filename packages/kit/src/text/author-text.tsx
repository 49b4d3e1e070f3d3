import { lazyPart, lazyView } from '@uplink/ui/lazy-part';
import { Skeleton } from '@uplink/ui/skeleton';

export interface AuthorTextProps {
  /** An author's HTML. */
  html: string;
}

const cleanText = lazyPart(async () => (await import('./clean-text.tsx')).CleanText);
// Requested with this file, so that the cleaner loads at the same time as the text. When that fails, the
// text itself asks again.
cleanText.load().catch(() => {});

/** An author's text, cleaned before it is shown. The cleaner does not hold up the rest of the page. */
export const AuthorText = lazyView<AuthorTextProps>(cleanText, ({ html }) => (
  <Skeleton height={Math.min(640, html.length / 3)} />
));
