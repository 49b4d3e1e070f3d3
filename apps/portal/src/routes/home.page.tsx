import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { menuQuery, useUplink } from '@uplink/api-client/react';
import { ProductCard } from '@uplink/learner/catalog';
import { Dashboard } from '@uplink/learner/learning';
import { LevelPanel } from '@uplink/learner/xp';
import { Skeleton } from '@uplink/ui/skeleton';
import { TabLinks } from '@uplink/ui/tabs';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
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

/** What the menu offers at home. */
function HomeTabs({ current }: { current: string }) {
  const menu = useQuery(menuQuery(useUplink())).data;
  if (!menu) return <Skeleton height={44} />;
  return (
    <TabLinks
      aria-label="Home"
      current={current}
      items={menu.dashboard.tabs.map(({ link, text, disabled }) => ({
        href: link,
        label: text,
        isDisabled: disabled,
      }))}
    />
  );
}
