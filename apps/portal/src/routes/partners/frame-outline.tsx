import type { Schema } from '@uplink/api-client';
import { UnlockProduct } from '@uplink/learner/front/offer';
import { CourseOutline, type CourseOutlineProps } from '@uplink/learner/learning/course';

export interface FrameOutlineProps extends Omit<CourseOutlineProps, 'productId' | 'children'> {
  course: Schema<'ProductRef'>;
}

/** The course around the lesson in a frame, and the way to buy it for people who don't have it. */
export function FrameOutline({ course, ...outline }: FrameOutlineProps) {
  return (
    <CourseOutline productId={course.id} {...outline}>
      {!outline.hasCourse && (
        <div className="ul-embed-frame__unlock">
          <UnlockProduct type={course.type} uniqueName={course.uniqueName} />
        </div>
      )}
    </CourseOutline>
  );
}
