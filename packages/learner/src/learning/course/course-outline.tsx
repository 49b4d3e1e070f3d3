'use client';
import { useMessages } from '@uplink/api-client/messages';
import { NotReadyView } from '@uplink/kit/states';
import { Skeleton } from '@uplink/ui/skeleton';
import { useOutline } from '../outline.controller.ts';
import { courseOutlineMessages } from './course-outline.messages.ts';
import type { CourseOutlineProps } from './course-outline.types.ts';
import { CourseOutlineView } from './course-outline.view.tsx';

/** The outline of a course on pages that don't name it, such as another site. Nothing where there is none. */
export function CourseOutline({ productId, ...view }: CourseOutlineProps) {
  const messages = useMessages(courseOutlineMessages);
  const state = useOutline(productId);
  if (state.status === 'ready') return <CourseOutlineView outline={state.outline} {...view} />;
  return (
    <NotReadyView
      state={state}
      noun={messages.noun}
      skeleton={
        <div className="ul-stack ul-gap-16 ul-outline__head">
          <Skeleton width="60%" height={40} />
          <Skeleton height={220} />
        </div>
      }
    />
  );
}
