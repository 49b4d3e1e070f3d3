import type { Schema } from '@uplink/api-client';
import { UplinkProvider } from '@uplink/api-client/react';
import { UnlockProduct } from '@uplink/learner/front/offer';
import { CourseOutline, type CourseOutlineProps } from '@uplink/learner/learning/course';
import type { FrameAccount } from './use-frame-account.ts';

export interface FrameOutlineProps extends Omit<CourseOutlineProps, 'productId' | 'children'> {
  course: Schema<'ProductRef'>;
  /** Whose outline it is. */
  account: FrameAccount;
}

/** The course around the lesson in a frame, and the way to buy it for people who don't have it. */
export function FrameOutline({ course, account, ...outline }: FrameOutlineProps) {
  return (
    <UplinkProvider {...account}>
      <CourseOutline productId={course.id} {...outline}>
        {!outline.hasCourse && (
          <div className="ul-embed-frame__unlock">
            <UnlockProduct type={course.type} uniqueName={course.uniqueName} />
          </div>
        )}
      </CourseOutline>
    </UplinkProvider>
  );
}
