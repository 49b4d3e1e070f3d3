'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { formatDuration, lessonPath } from '@uplink/api-client/domain';
import { notReady, outlineQuery, useUplink } from '@uplink/api-client/react';
import { Disclosure } from '@uplink/ui/disclosure';
import { HopNode, type HopState } from '@uplink/ui/route-path';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { CirclePlay, FileCheck, ListChecks, Lock, ScrollText } from 'lucide-react';
import { Link } from 'react-aria-components';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { toHops } from './outline.rules.ts';
import './outline.css';

export interface OutlineProps {
  productId: number;
  /** The lesson that is open, and which of its parts. */
  current?: { lessonId: number; part: 'lesson' | 'quiz' | 'homework' } | undefined;
}

/** Sections, lessons, quizzes and homework of a course as one vertical route. */
export function Outline({ productId, current }: OutlineProps) {
  const client = useUplink();
  const query = useQuery(outlineQuery(client, productId));
  if (!query.data) {
    return (
      <NotReadyView
        state={notReady(query)}
        noun="The outline"
        empty={<State title="Nothing here yet" />}
        skeleton={<Skeleton height={400} />}
      />
    );
  }
  return <OutlineView outline={query.data} current={current} />;
}

export interface OutlineViewProps extends Pick<OutlineProps, 'current'> {
  outline: Schema<'Outline'>;
}

export function OutlineView({ outline, current }: OutlineViewProps) {
  const openId = current?.lessonId ?? outline.currentLessonId;
  return (
    <div>
      <div className="ul-row ul-outline__head" data-justify="between">
        <h2 className="ul-h4">Outline</h2>
        <span className="ul-small ul-muted">
          {outline.remainingSeconds > 0
            ? `${formatDuration(outline.remainingSeconds)} left`
            : 'Done'}
        </span>
      </div>
      {outline.sections.map((section) => (
        <Disclosure
          key={section.id}
          title={`${section.position}. ${section.name}`}
          meta={sectionMeta(section)}
          isDefaultOpen={
            section.lessons.some(({ id }) => id === openId) || outline.sections.length === 1
          }
        >
          <ol className="ul-trail ul-outline__list">
            {toHops(section).map((hop) => {
              const isCurrent = current?.lessonId === hop.lessonId && current.part === hop.part;
              return (
                <OutlineRow
                  key={`${hop.lessonId}-${hop.part}`}
                  name={hop.name}
                  kind={hop.part === 'lesson' && !hop.hasVideo ? 'text' : hop.part}
                  meta={hop.meta}
                  state={isCurrent && hop.state === 'open' ? 'current' : hop.state}
                  isSelected={isCurrent}
                  href={
                    hop.state === 'locked'
                      ? undefined
                      : lessonPath(
                          { id: hop.lessonId, sectionId: section.id, product: outline.product },
                          hop.part === 'lesson' ? undefined : hop.part,
                        )
                  }
                />
              );
            })}
          </ol>
          {outline.lock &&
            section.lessons.some(({ isLocked }) => isLocked) &&
            !section.isLocked && (
              <p className="ul-outline__lock ul-small ul-muted">
                <Lock className="ul-icon" size={14} aria-hidden />
                <span>{outline.lock.reason}</span>
              </p>
            )}
        </Disclosure>
      ))}
    </div>
  );
}

const icons = { lesson: CirclePlay, text: ScrollText, quiz: ListChecks, homework: FileCheck };

interface OutlineRowProps {
  name: string;
  kind: keyof typeof icons;
  meta: string;
  state: HopState;
  isSelected: boolean;
  href: string | undefined;
}

function OutlineRow({ name, kind, meta, state, isSelected, href }: OutlineRowProps) {
  const Icon = icons[kind];
  const text = (
    <>
      <span className="ul-outline__name">{name}</span>
      <span className="ul-outline__meta">
        <Icon className="ul-icon" size={13} aria-hidden />
        <span className="ul-mono">{meta}</span>
        <span className="ul-sr">, {state}</span>
      </span>
    </>
  );
  return (
    <li
      className="ul-trail__item ul-outline__item"
      data-state={state}
      data-selected={isSelected || undefined}
    >
      <span className="ul-hop ul-node-box" data-state={state}>
        <HopNode state={state} />
      </span>
      {href ? (
        <Link href={href} aria-current={isSelected ? 'page' : undefined}>
          {text}
        </Link>
      ) : (
        <div>{text}</div>
      )}
    </li>
  );
}

function sectionMeta(section: Schema<'OutlineSection'>): string {
  if (section.isLocked) return `${section.total} lessons, locked`;
  if (section.done === section.total) return `${section.total} lessons, done`;
  return `${section.done} of ${section.total} lessons done`;
}
