import { held, Skeleton } from '@uplink/ui/skeleton';
import { lazy, Suspense } from 'react';

const loadCleaner = () => import('./clean-text.tsx');
// Asked for with this file: the cleaner comes beside the text, not after it. When that fails, the
// lazy part below asks again.
loadCleaner().catch(() => {});
const CleanText = lazy(async () => ({ default: (await held(loadCleaner())).CleanText }));

export interface AuthorTextProps {
  /** An author's HTML. */
  html: string;
}

/** An author's text, cleaned before it is shown. The cleaner does not hold up the rest of the page. */
export function AuthorText({ html }: AuthorTextProps) {
  return (
    <Suspense fallback={<Skeleton height={Math.min(640, html.length / 3)} />}>
      <CleanText html={html} />
    </Suspense>
  );
}
