'use client';
import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  formatAgo,
  formatDuration,
  formatTimer,
  lessonPath,
  mainActionLabel,
  productPath,
  SKILL_LEVELS,
} from '@uplink/api-client/domain';
import {
  contextQuery,
  dashboardQuery,
  meQuery,
  notReady,
  useUplink,
} from '@uplink/api-client/react';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Cover } from '@uplink/ui/cover';
import { MiniRoute, RoutePath } from '@uplink/ui/route-path';
import { Skeleton } from '@uplink/ui/skeleton';
import { State } from '@uplink/ui/states';
import { Badge } from '@uplink/ui/status';
import { ArrowRight, FileCheck, ListChecks, Play, Zap } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { LearnerStatus } from '../shared/learner-status.tsx';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { SubmissionStatusBadge } from '../shared/submission-status.tsx';
import { greeting, nextWords } from './dashboard.rules.ts';
import { toHops } from './outline.rules.ts';
import './dashboard.css';

export interface DashboardProps {
  /** Beside the work: the level panel. */
  levelPanel: ReactNode;
  /** Products one may find next. */
  renderSuggestion: (module: Schema<'Module'>) => ReactNode;
}

/** Home: the exact next step first, then open work and what is being learned. */
export function Dashboard({ levelPanel, renderSuggestion }: DashboardProps) {
  const client = useUplink();
  const query = useQuery(dashboardQuery(client));
  const me = useQuery(meQuery(client));
  const context = useQuery(contextQuery(client));
  if (!query.data || !me.data || !context.data) {
    return (
      <NotReadyView
        state={notReady(query)}
        noun="Your home"
        empty={null}
        skeleton={
          <div className="ul-stack ul-gap-24">
            <Skeleton width="40%" height={34} />
            <Skeleton height={300} />
            <Skeleton height={240} />
          </div>
        }
      />
    );
  }
  const { continueLearning, openWork, learning, suggestions, week } = query.data;
  return (
    <>
      <h1 className="ul-h1" tabIndex={-1}>
        {greeting(new Date())}, {me.data.firstName}
      </h1>
      <p className="ul-muted ul-dashboard__lead">{nextWords(continueLearning)}</p>
      <div className="ul-dashboard">
        {continueLearning && <ContinueCard now={continueLearning} />}
        <div className="ul-stack ul-gap-24">
          <OpenWork work={openWork} />
          {learning.length > 0 && (
            <Card isFlush title="Currently learning">
              {learning.map((module) => (
                <LearningRow key={module.id} module={module} />
              ))}
            </Card>
          )}
        </div>
        <div className="ul-stack ul-gap-24">
          {levelPanel}
          {week.length > 0 && <Week week={week} />}
        </div>
      </div>
      {suggestions.length > 0 && (
        <section className="ul-dashboard__more">
          <div className="ul-row" data-justify="between">
            <h2 className="ul-h3">Where this route can go next</h2>
            <Link className="ul-small" href="/courses">
              All courses
            </Link>
          </div>
          <div className="ul-grid ul-cols-3 ul-dashboard__cards">
            {suggestions.map(renderSuggestion)}
          </div>
        </section>
      )}
    </>
  );
}

function ContinueCard({ now }: { now: Schema<'ContinueLearning'> }) {
  const { lesson, section } = now;
  const href = lessonPath(lesson);
  const hops = toHops(section).slice(0, 12);
  return (
    <section className="ul-card ul-dashboard__hero" aria-label="Continue learning">
      <div className="ul-dashboard__now">
        <div className="ul-dashboard__poster">
          <Cover
            name={lesson.product.uniqueName}
            progress={(now.lessonNumber - 1) / now.lessonTotal}
          />
          <Link className="ul-dashboard__play" href={href} aria-label={`Play ${lesson.name}`}>
            <Play className="ul-icon" size={22} aria-hidden />
          </Link>
          <span className="ul-dashboard__time">
            <span>{formatTimer(now.position)}</span>
            <i />
            <span>{formatTimer(now.duration)}</span>
          </span>
        </div>
        <div>
          <p className="ul-eyebrow">
            {lesson.product.name} · lesson {now.lessonNumber} of {now.lessonTotal}
          </p>
          <h2 className="ul-h2">{lesson.name}</h2>
          <p className="ul-muted">{now.shortDescription}</p>
          <div className="ul-cluster ul-gap-12 ul-dashboard__facts">
            <Badge icon={<Zap className="ul-icon" size={14} aria-hidden />}>
              {now.xpPoints} XP
            </Badge>
            {now.level && <Badge>{SKILL_LEVELS[now.level]}</Badge>}
            <LearnerStatus status={now.status} />
          </div>
        </div>
        <div className="ul-dashboard__cta ul-stack ul-gap-8">
          <LinkButton
            variant="primary"
            size="lg"
            isBlock
            href={href}
            endIcon={<ArrowRight className="ul-icon" size={18} />}
          >
            Start learning
          </LinkButton>
          <LinkButton variant="quiet" isBlock href={productPath(lesson.product)}>
            Open outline
          </LinkButton>
        </div>
      </div>
      <div className="ul-dashboard__path">
        <RoutePath
          aria-label={`${section.name}: ${section.done} of ${section.total} lessons done`}
          hops={hops.map(({ lessonId, part, name, meta, state }) => ({
            id: `${lessonId}-${part}`,
            label: part === 'lesson' ? name : part === 'quiz' ? 'Quiz' : 'Homework',
            meta,
            state:
              lessonId === lesson.id && part === 'lesson' && state === 'open' ? 'current' : state,
            ...(state !== 'locked' && {
              href: lessonPath(
                { id: lessonId, sectionId: section.id, product: lesson.product },
                part === 'lesson' ? undefined : part,
              ),
            }),
          }))}
        />
      </div>
    </section>
  );
}

function OpenWork({ work }: { work: Schema<'OpenWork'>[] }) {
  const now = new Date();
  return (
    <Card
      isFlush
      title="Open work"
      aside={
        <Link className="ul-small" href="/homeworks">
          All homeworks
        </Link>
      }
    >
      {work.length === 0 ? (
        <State title="Nothing is waiting for you">
          Quizzes and homework of the lesson you are at appear here.
        </State>
      ) : (
        <ul className="ul-list">
          {work.map((item) => (
            <li key={`${item.kind}-${item.id}`}>
              <Link className="ul-listrow" data-wrap="" href={lessonPath(item.lesson, item.kind)}>
                <span
                  className="ul-tile"
                  data-kind={item.status === 'notSubmitted' ? 'info' : 'pending'}
                >
                  {item.kind === 'quiz' ? (
                    <ListChecks className="ul-icon" size={18} aria-hidden />
                  ) : (
                    <FileCheck className="ul-icon" size={18} aria-hidden />
                  )}
                </span>
                <span className="ul-grow">
                  <span className="ul-medium">{item.title}</span>
                  <span className="ul-list__sub ul-small ul-muted">{item.detail}</span>
                </span>
                <span className="ul-none ul-dashboard__state">
                  <SubmissionStatusBadge status={item.status} />
                  {item.updatedAt && (
                    <span className="ul-cap ul-subtle ul-mono">
                      {formatAgo(item.updatedAt, now)}
                    </span>
                  )}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

const kinds: Record<number, string> = { 1: 'Program', 2: 'Course', 3: 'Project' };

function LearningRow({ module }: { module: Schema<'Module'> }) {
  const done = module.progress?.done ?? 0;
  const total = module.progress?.total ?? module.lessonCount;
  const label = mainActionLabel(module);
  return (
    <div className="ul-progress-row">
      <Cover name={module.uniqueName} progress={total === 0 ? 0 : done / total} />
      <div>
        <p className="ul-medium">{module.name}</p>
        <p className="ul-small ul-muted">
          {kinds[module.type]}
          {module.isSelfPaced ? ' · self-paced' : ''}
          {module.isLocked ? ' · opens later in the program' : ''}
        </p>
        <div className="ul-row ul-gap-12">
          <div className="ul-grow">
            <MiniRoute done={done} total={total} aria-label={`${done} of ${total} lessons done`} />
          </div>
          <span className="ul-progress-row__n ul-mono ul-small">
            {done} of {total}
          </span>
        </div>
      </div>
      <div>
        <LinkButton
          size="sm"
          variant={label === 'View module' ? 'quiet' : 'secondary'}
          href={productPath(module)}
          aria-label={`${label}: ${module.name}`}
        >
          {label}
        </LinkButton>
      </div>
    </div>
  );
}

function Week({ week }: { week: Schema<'Dashboard'>['week'] }) {
  const today = new Date().toISOString().slice(0, 10);
  const seconds = week.reduce((sum, day) => sum + day.seconds, 0);
  const days = week.filter((day) => day.seconds > 0).length;
  return (
    <Card>
      <div className="ul-row" data-justify="between">
        <h2 className="ul-h4">This week</h2>
        <span className="ul-small ul-muted">{seconds > 0 ? formatDuration(seconds) : ''}</span>
      </div>
      <div className="ul-week">
        {week.map((day) => (
          <div
            key={day.date}
            className="ul-port"
            data-up={day.seconds > 0 || undefined}
            data-today={day.date === today || undefined}
          >
            <span className="ul-port__jack" />
            <span>
              {new Date(`${day.date}T12:00:00Z`).toLocaleDateString('en-GB', { weekday: 'narrow' })}
            </span>
          </div>
        ))}
      </div>
      <p className="ul-small ul-muted">{days === 1 ? '1 day up.' : `${days} days up.`}</p>
    </Card>
  );
}
