import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from '@tanstack/react-router';
import { lessonPath } from '@uplink/api-client/domain';
import { lessonQuery, outlineQuery, productQuery, useUplink } from '@uplink/api-client/react';
import { Outline } from '@uplink/learner/learning';
import { BrandMark } from '@uplink/ui/brand';
import { Button, IconButton, LinkButton } from '@uplink/ui/button';
import { MiniRoute } from '@uplink/ui/route-path';
import { ArrowLeft, ChevronLeft, ChevronRight, List, Moon, Sun } from 'lucide-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Link } from 'react-aria-components';
import { setTheme, useIsDark } from '../shell/theme.ts';
import './lesson-frame.css';

const Dialog = lazy(async () => ({ default: (await import('@uplink/ui/dialog')).Dialog }));

const types: Record<string, number> = { programs: 1, courses: 2, projects: 3 };

/** Which lesson an address names. */
export function useLessonAddress() {
  const { pathname } = useLocation();
  const { productName = '', lessonId = '0' } = useParams({ strict: false });
  const base = pathname.split('/')[1] ?? '';
  return {
    lessonId: Number(lessonId),
    product: { type: types[base] ?? 2, uniqueName: productName },
    productHref: `/${base}/${productName}`,
  };
}

export interface LessonFrameProps {
  part: 'lesson' | 'quiz' | 'homework';
  /** Without the outline beside it. @default false */
  isWide?: boolean;
  children: ReactNode;
}

/** The chrome of lesson, quiz and homework: one way back, the route, the outline. */
export function LessonFrame({ part, isWide = false, children }: LessonFrameProps) {
  const client = useUplink();
  const { lessonId, product, productHref } = useLessonAddress();
  const lesson = useQuery(lessonQuery(client, lessonId)).data;
  const found = useQuery({ ...productQuery(client, product), enabled: lesson === undefined }).data;
  const productId = lesson?.product.id ?? found?.id;
  const outline = useQuery({
    ...outlineQuery(client, productId ?? 0),
    enabled: productId !== undefined,
  }).data;
  const [isOutlineOpen, setOutlineOpen] = useState(false);
  const isDark = useIsDark();
  const name = lesson?.product.name ?? found?.name ?? '';
  const back =
    part === 'lesson' || !lesson
      ? productHref
      : lessonPath({ ...lesson, sectionId: lesson.section.id });
  const count = outline ? `${outline.done} of ${outline.total} lessons` : '';
  return (
    <div className="ul-lesson">
      <header className="ul-lesson__bar">
        <Link
          className="ul-lesson__back ul-grow"
          href={back}
          aria-label={part === 'lesson' ? `Back to ${name}` : 'Back to the lesson'}
        >
          <ArrowLeft className="ul-icon" size={18} aria-hidden />
          <span className="ul-hide-mobile">
            <BrandMark />
          </span>
          <span className="ul-truncate">
            <span className="ul-lesson__over ul-cap ul-subtle">
              {lesson?.parent?.name ?? 'Uplink Academy'}
            </span>
            <span className="ul-medium">{name}</span>
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
          {part === 'lesson' && (
            <span className="ul-hide-mobile">
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
          <IconButton
            aria-label={isDark ? 'Use the light theme' : 'Use the dark theme'}
            icon={
              isDark ? (
                <Sun className="ul-icon" size={18} />
              ) : (
                <Moon className="ul-icon" size={18} />
              )
            }
            onPress={() => setTheme(isDark ? 'light' : 'dark')}
          />
        </div>
      </header>
      <div className="ul-lesson__body" data-wide={isWide || undefined}>
        <main className="ul-lesson__main" id="main" tabIndex={-1}>
          <div className={isWide ? undefined : 'ul-lesson__col'}>
            {!isWide && (
              <Button
                className="ul-lesson__outline-row"
                isBlock
                icon={<List className="ul-icon" size={18} />}
                onPress={() => setOutlineOpen(true)}
              >
                Outline, {count}
              </Button>
            )}
            {children}
          </div>
        </main>
        {!isWide && productId !== undefined && (
          <aside className="ul-lesson__side" aria-label="Outline">
            <div className="ul-lesson__sticky">
              <Outline productId={productId} current={{ lessonId, part }} />
            </div>
          </aside>
        )}
      </div>
      {productId !== undefined && isOutlineOpen && (
        <Suspense>
          <Dialog title={name} size="sheet" isOpen onClose={() => setOutlineOpen(false)}>
            <Outline productId={productId} current={{ lessonId, part }} />
          </Dialog>
        </Suspense>
      )}
    </div>
  );
}
