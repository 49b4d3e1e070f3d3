import { lessonPath } from '@uplink/api-client/domain';
import { BrandMark } from '@uplink/ui/brand';
import { IconButton, LinkButton } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { ArrowLeft, ChevronLeft, ChevronRight, Moon, Sun } from 'lucide-react';
import { Link } from 'react-aria-components';
import { setTheme, useIsDark } from '../shell/theme.ts';
import { useLessonAddress, useLessonSurroundings } from './lesson-address.ts';
import { SaveLessonButton } from './save-lesson-button.tsx';

export interface LessonBarProps {
  part: 'lesson' | 'quiz' | 'homework';
}

/** The head of a lesson page: one way back, the route, the neighbours, the theme. */
export function LessonBar({ part }: LessonBarProps) {
  const { productHref } = useLessonAddress();
  const { lesson, name, parent, outline } = useLessonSurroundings();
  const isLesson = part === 'lesson';
  const back =
    isLesson || !lesson ? productHref : lessonPath({ ...lesson, sectionId: lesson.section.id });
  const count = outline ? `${outline.done} of ${outline.total} lessons` : '';
  return (
    <header className="ul-lesson__bar" data-part={part}>
      <Link className="ul-lesson__back ul-grow" href={back}>
        <ArrowLeft className="ul-icon" size={18} aria-hidden />
        <span className="ul-sr">{isLesson ? 'Back to ' : 'Back to the lesson, '}</span>
        <span className="ul-hide-mobile">
          <BrandMark />
        </span>
        <span className="ul-truncate">
          <span className="ul-lesson__over ul-cap ul-subtle">
            {parent?.name ?? 'Uplink Academy'}
          </span>
          <span className="ul-lesson__product ul-medium">{name}</span>
        </span>
      </Link>
      {outline && (
        <div className="ul-hide-mobile ul-row ul-gap-12 ul-lesson__route">
          <div className="ul-grow">
            <MiniRoute done={outline.done} total={outline.total} aria-label={`${count} done`} />
          </div>
          <span className="ul-small ul-muted ul-num ul-none">{count}</span>
        </div>
      )}
      <div className="ul-row ul-gap-4 ul-none">
        {isLesson && (
          <span className="ul-lesson__neighbours ul-hide-mobile">
            <LinkButton
              variant="quiet"
              icon={<ChevronLeft className="ul-icon" size={18} />}
              isDisabled={!lesson?.previous}
              href={lesson?.previous ? lessonPath(lesson.previous.lesson) : productHref}
            >
              Previous
            </LinkButton>
            <LinkButton
              variant="quiet"
              endIcon={<ChevronRight className="ul-icon" size={18} />}
              isDisabled={!lesson?.next || lesson.next.isLocked}
              href={lesson?.next ? lessonPath(lesson.next.lesson) : productHref}
            >
              Next
            </LinkButton>
          </span>
        )}
        {isLesson && <SaveLessonButton />}
        <ThemeButton />
      </div>
    </header>
  );
}

function ThemeButton() {
  const isDark = useIsDark();
  const Icon = isDark ? Sun : Moon;
  return (
    <IconButton
      aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
      icon={<Icon className="ul-icon" size={18} />}
      onPress={() => setTheme(isDark ? 'light' : 'dark')}
    />
  );
}
