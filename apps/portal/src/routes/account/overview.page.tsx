import { AchievementList, Overview } from '@uplink/learner/account/overview';
import { LevelPanel } from '@uplink/learner/xp';
import { AccountFrame } from '../shared/account-frame.tsx';
import { publicProfileHref } from '../shared/profile.paths.ts';
import { usePaging } from '../shared/use-paging.ts';

export function OverviewPage() {
  return (
    <AccountFrame title="Overview" part="learner">
      <Overview
        profileHref="/profile"
        achievementsHref="/achievements"
        publicHref={publicProfileHref}
        levelPanel={<LevelPanel />}
      />
    </AccountFrame>
  );
}

export function AchievementsPage() {
  return (
    <AccountFrame title="Achievements" part="learner">
      <AchievementList {...usePaging()} coursesHref="/courses" />
    </AccountFrame>
  );
}
