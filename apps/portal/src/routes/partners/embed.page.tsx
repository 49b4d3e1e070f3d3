import { useParams, useRouter } from '@tanstack/react-router';
import { PageSkeleton } from '@uplink/kit/states';
import { Suspense, useEffect } from 'react';
import { lazyPage } from '../../app/lazy-page.ts';
import { NotFound } from '../../app/not-found.tsx';
import { keepToFrame } from './keep-to-frame.ts';

const CheckoutFrame = lazyPage(() => import('./checkout-frame.page.tsx'), 'CheckoutFramePage');
const CourseFrame = lazyPage(() => import('./course-frame.page.tsx'), 'CourseFramePage');
const LessonFrame = lazyPage(() => import('./lesson-frame.page.tsx'), 'LessonFramePage');

/** The page of an element on another site, by its kind. Each comes in a file of its own. */
export function EmbedPage() {
  const { kind } = useParams({ strict: false });
  const { history } = useRouter();
  useEffect(() => {
    if (window.top !== window) keepToFrame(history);
  }, [history]);
  return (
    <Suspense fallback={<PageSkeleton heights={[320, 160]} />}>
      <Frame kind={kind} />
    </Suspense>
  );
}

function Frame({ kind }: { kind: string | undefined }) {
  switch (kind) {
    case 'checkout':
      return <CheckoutFrame />;
    case 'course':
      return <CourseFrame />;
    case 'lesson':
    case 'quiz':
      return <LessonFrame />;
    default:
      return <NotFound />;
  }
}
