import { useSearch } from '@tanstack/react-router';
import { ProductCard } from '@uplink/learner/catalog';
import { Dashboard } from '@uplink/learner/learning';
import { LevelPanel } from '@uplink/learner/xp';
import { lazyPart, useLazyPart } from '../../app/lazy-part.ts';
import { HomeTabs } from '../../shell/home-tabs.tsx';
import type { HomeSearch } from './home.search.ts';

const nextMilestones = lazyPart(
  async () => (await import('@uplink/learner/milestones/next')).NextMilestones,
);

export function HomePage() {
  const { tab }: HomeSearch = useSearch({ strict: false });
  return (
    <Dashboard
      tabs={<HomeTabs current={tab ? `/?tab=${tab}` : '/'} />}
      part={tab ?? 'overview'}
      levelPanel={
        <>
          <LevelPanel />
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
