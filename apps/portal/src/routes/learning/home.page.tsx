import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearch } from '@tanstack/react-router';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { ProductCard } from '@uplink/learner/catalog';
import { Dashboard } from '@uplink/learner/learning';
import { LevelPanel } from '@uplink/learner/xp';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { HomeTabs } from '../../shell/home-tabs.tsx';
import type { HomeSearch } from './home.search.ts';

const nextMilestones = lazyPart(
  async () => (await import('@uplink/learner/milestones/next')).NextMilestones,
);

const start = lazyPart(async () => import('@uplink/learner/learning/start'));

export function HomePage() {
  const { tab }: HomeSearch = useSearch({ strict: false });
  const roles = useQuery(meQuery(useUplink())).data?.roles;
  // Who reviews and learns nothing is at home at the desk.
  if (roles?.includes('mentor') && !roles.includes('student'))
    return <Navigate to="/desk" replace />;
  return (
    <Dashboard
      tabs={<HomeTabs current={tab ? `/?tab=${tab}` : '/'} />}
      part={tab ?? 'overview'}
      goals={<Start part="GoalQuestions" />}
      path={
        <>
          <Start part="PathCard" />
          <Start part="MentorCard" />
        </>
      }
      levelPanel={
        <>
          <LevelPanel />
          <Start part="FirstWeek" />
          <Milestones />
        </>
      }
      renderSuggestion={(module) => <ProductCard key={module.id} module={module} />}
    />
  );
}

/** Comes behind the page: most learners have none. */
function Milestones() {
  const state = useLazyPart(nextMilestones);
  return state.status === 'ready' ? <state.Part /> : null;
}

/** The questions and the path come behind the page, in the space kept for them. */
function Start({ part }: { part: 'GoalQuestions' | 'PathCard' | 'MentorCard' | 'FirstWeek' }) {
  const state = useLazyPart(start);
  if (state.status !== 'ready') return null;
  const Part = state.Part[part];
  return <Part />;
}
