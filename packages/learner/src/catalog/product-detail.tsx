'use client';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import {
  canStart,
  formatDuration,
  isDone,
  isLearningVisible,
  lessonPath,
  ModuleStatus,
  ModuleType,
  mainActionLabel,
  productPath,
  SKILL_LEVELS,
} from '@uplink/api-client/domain';
import {
  childrenQuery,
  detailsQuery,
  notReady,
  outlineQuery,
  productQuery,
  progressKeys,
  useUplink,
} from '@uplink/api-client/react';
import { Avatar } from '@uplink/ui/avatar';
import { Button, LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Cover } from '@uplink/ui/cover';
import { RichText } from '@uplink/ui/rich-text';
import { MiniRoute } from '@uplink/ui/route-path';
import { Skeleton } from '@uplink/ui/skeleton';
import { BlackHole, State } from '@uplink/ui/states';
import { Status } from '@uplink/ui/status';
import { ArrowRight, ChartNoAxesColumnIncreasing, Clock, Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-aria-components';
import { cleanHtml } from '../shared/clean-html.ts';
import { LearnerStatus } from '../shared/learner-status.tsx';
import { NotReadyView } from '../shared/not-ready.view.tsx';
import { ProductCard } from './product-card.tsx';
import './catalog.css';

export interface ProductDetailProps {
  product: { type: number; uniqueName: string };
  /** Told a lesson to open after the product was started. */
  onOpen: (path: string) => void;
  /** The outline of a course or project. */
  renderOutline: (productId: number) => ReactNode;
}

/** A program, course or project: what it is, where its learner stands, and the one way on. */
export function ProductDetail({ product, onOpen, renderOutline }: ProductDetailProps) {
  const client = useUplink();
  const found = useQuery(productQuery(client, product));
  const id = found.data?.id ?? 0;
  const details = useQuery({ ...detailsQuery(client, id), enabled: id > 0 });
  if (found.data === null) {
    return (
      <State
        isPage
        art={<BlackHole />}
        title="A Black Hole just swallowed that page"
        action={<LinkButton href="/">Go home</LinkButton>}
      >
        There is no product at this address. It may have moved, or a letter is wrong.
      </State>
    );
  }
  if (!details.data) {
    return (
      <NotReadyView
        state={notReady(found.data ? details : found)}
        noun="This page"
        empty={<State title="This product does not exist" />}
        skeleton={
          <div className="ul-stack ul-gap-16">
            <Skeleton height={220} />
            <Skeleton height={76} />
            <Skeleton height={320} />
          </div>
        }
      />
    );
  }
  return <DetailView details={details.data} onOpen={onOpen} renderOutline={renderOutline} />;
}

const kinds: Record<number, string> = { 1: 'Program', 2: 'Course', 3: 'Project' };

function DetailView({
  details,
  onOpen,
  renderOutline,
}: { details: Schema<'ModuleDetails'> } & Omit<ProductDetailProps, 'product'>) {
  const { module, mentor, prerequisites, parent } = details;
  const done = module.progress?.done ?? 0;
  const total = module.lessonCount;
  return (
    <>
      <header className="ul-product__hero">
        <div className="ul-product__art">
          <Cover
            name={module.uniqueName}
            progress={module.progress ? (total === 0 ? 0 : done / total) : null}
          />
        </div>
        <div className="ul-product__fade" />
        <div className="ul-product__in">
          <p className="ul-eyebrow ul-product__meta">
            {kinds[module.type]}
            {parent && `, part of ${parent.name}`}
          </p>
          <h1 className="ul-display" tabIndex={-1}>
            {module.name}
          </h1>
          <p className="ul-lead ul-product__meta">{module.shortDescription}</p>
          <p className="ul-product__meta ul-product__facts">
            <span>
              <Clock className="ul-icon" size={16} aria-hidden />
              {durationOf(module)}
            </span>
            {module.level && (
              <span>
                <ChartNoAxesColumnIncreasing className="ul-icon" size={16} aria-hidden />
                {SKILL_LEVELS[module.level]}
              </span>
            )}
            <span>
              <Layers className="ul-icon" size={16} aria-hidden />
              {total} lessons
            </span>
          </p>
        </div>
      </header>
      <section className="ul-card ul-product__bar" aria-label="Your progress">
        <div>
          {module.progress ? (
            <div className="ul-row ul-gap-16">
              <div className="ul-grow">
                <MiniRoute
                  done={done}
                  total={total}
                  aria-label={`${done} of ${total} lessons done`}
                />
              </div>
              <span className="ul-mono ul-small">
                {done} of {total}
              </span>
            </div>
          ) : (
            <span className="ul-muted">This is not among your products yet.</span>
          )}
        </div>
        {mentor ? (
          <span className="ul-row ul-gap-8 ul-muted">
            <Avatar name={mentor.name} image={mentor.avatar} size="sm" isDecorative />
            <span>Mentor {mentor.name}</span>
          </span>
        ) : (
          <LearnerStatus status={module.status} />
        )}
        <MainAction module={module} onOpen={onOpen} />
      </section>
      <div className="ul-product__body">
        <div className="ul-stack ul-gap-24">
          <Card title="What it is about">
            <RichText html={details.description} sanitize={cleanHtml} />
          </Card>
          {module.type === ModuleType.program && <Children id={module.id} />}
          {details.whatYouLearn.length > 0 && (
            <Card title="What you learn">
              <ul className="ul-product__learn">
                {details.whatYouLearn.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </Card>
          )}
        </div>
        <div className="ul-stack ul-gap-24">
          {prerequisites.length > 0 && (
            <Card title="Before you start">
              <ul>
                {prerequisites.map(({ product, isDone: isMet }) => (
                  <li key={product.id} className="ul-row" data-justify="between">
                    <Link href={productPath(product)}>{product.name}</Link>
                    <Status kind={isMet ? 'ok' : 'down'} isBare>
                      {isMet ? 'Done' : 'Not done'}
                    </Status>
                  </li>
                ))}
              </ul>
            </Card>
          )}
          {module.type !== ModuleType.program && (
            <div className="ul-card">{renderOutline(module.id)}</div>
          )}
        </div>
      </div>
    </>
  );
}

function durationOf(module: Schema<'Module'>): string {
  if (module.isSelfPaced || !module.partTimeEducationDuration) {
    return module.length ? `Self-paced, ${formatDuration(module.length)} of lessons` : 'Self-paced';
  }
  const full = module.fullTimeEducationDuration;
  return `${formatDuration(module.partTimeEducationDuration)} part-time${full ? `, ${formatDuration(full)} full-time` : ''}`;
}

function Children({ id }: { id: number }) {
  const client = useUplink();
  const query = useQuery(childrenQuery(client, id));
  return (
    <section>
      <h2 className="ul-h3 ul-product__section">Courses and projects</h2>
      {query.data ? (
        <div className="ul-grid ul-cols-2">
          {query.data.map((module) => (
            <ProductCard key={module.id} module={module} />
          ))}
        </div>
      ) : (
        <Skeleton height={286} />
      )}
    </section>
  );
}

function MainAction({
  module,
  onOpen,
}: {
  module: Schema<'Module'>;
  onOpen: (path: string) => void;
}) {
  const client = useUplink();
  const queries = useQueryClient();
  const label = mainActionLabel(module);
  const isCourse = module.type !== ModuleType.program;
  const outline = useQuery({ ...outlineQuery(client, module.id), enabled: isCourse });
  const refresh = () =>
    Promise.all(progressKeys.map((queryKey) => queries.invalidateQueries({ queryKey })));
  const start = useMutation({
    mutationFn: async () => {
      if (module.status !== ModuleStatus.learning && !isDone(module.status)) {
        await client.unwrap(
          client.api.PATCH('/me/modules/{id}', {
            params: { path: { id: module.id }, query: { action: 'start' } },
            body: {},
          }),
        );
        await refresh();
      }
      return isCourse
        ? client.unwrap(
            client.api.GET('/me/modules/{id}/outline', { params: { path: { id: module.id } } }),
          )
        : null;
    },
    onSuccess: (fresh) => {
      const path = fresh ? currentLessonPath(fresh) : undefined;
      if (path) onOpen(path);
    },
  });
  const apply = useMutation({
    mutationFn: () =>
      client.unwrap(
        client.api.POST('/me/modules', {
          params: { query: { action: 'apply' } },
          body: { moduleId: module.id },
        }),
      ),
    onSuccess: refresh,
  });

  if (label === 'Apply') {
    return (
      <Button variant="primary" isPending={apply.isPending} onPress={() => apply.mutate()}>
        Apply
      </Button>
    );
  }
  if (label === 'Purchase') {
    return (
      <span className="ul-small ul-muted">Ask us for access, or open it with your program.</span>
    );
  }
  if (module.isLocked)
    return (
      <span className="ul-small ul-muted">
        {outline.data?.lock?.reason ?? 'Opens later in your program.'}
      </span>
    );
  if (!isCourse && isLearningVisible(module.status))
    return <LearnerStatus status={module.status} />;
  return (
    <Button
      variant="primary"
      isDisabled={!canStart(module.status)}
      isPending={start.isPending}
      endIcon={<ArrowRight className="ul-icon" size={18} />}
      onPress={() => start.mutate()}
    >
      {label}
    </Button>
  );
}

/** The lesson to go on with; the first one of a finished course. */
function currentLessonPath(outline: Schema<'Outline'>): string | undefined {
  const lessons = outline.sections.flatMap((section) =>
    section.lessons.map((lesson) => ({ ...lesson, sectionId: section.id })),
  );
  const lesson = lessons.find(({ id }) => id === outline.currentLessonId) ?? lessons[0];
  return lesson && lessonPath({ ...lesson, product: outline.product });
}
