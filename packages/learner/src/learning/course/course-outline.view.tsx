import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { outlineMessages } from '../outline.messages.ts';
import { sectionMeta, toHops } from '../outline.rules.ts';
import { OutlineView } from '../outline.view.tsx';
import { courseOutlineMessages } from './course-outline.messages.ts';
import { toGuestHop, withLocksOf } from './course-outline.rules.ts';
import type { CourseOutlineProps } from './course-outline.types.ts';

export interface CourseOutlineViewProps extends Omit<CourseOutlineProps, 'productId'> {
  outline: Schema<'Outline'>;
}

/** The course's name and how far it is, then its sections. */
export function CourseOutlineView({
  outline,
  current,
  opens = ({ isLocked }) => !isLocked,
  hasCourse = false,
  children,
}: CourseOutlineViewProps) {
  const { label, withCourse, sectionWithCourse } = useMessages(courseOutlineMessages);
  const messages = useMessages(outlineMessages);
  const { product, done, total } = outline;
  return (
    <>
      <nav aria-label={label(product.name)}>
        <OutlineView
          outline={withLocksOf(outline, { opens, hasCourse })}
          current={current}
          head={
            <div className="ul-outline__head">
              <h2 className="ul-h4">{product.name}</h2>
              <p className="ul-small ul-muted">
                {sectionMeta({ isLocked: false, done, total }, messages)}
              </p>
            </div>
          }
          metaOf={(section, words) =>
            section.isLocked && !hasCourse
              ? sectionWithCourse(section.total)
              : sectionMeta(section, words)
          }
          hopsOf={(section, words) =>
            toHops(section, words).map((hop) => (hasCourse ? hop : toGuestHop(hop, withCourse)))
          }
        />
      </nav>
      {children}
    </>
  );
}
