import { AchievementList, Overview } from '@uplink/learner/account/overview';
import { LearningList } from '@uplink/learner/learning/list';
import { LevelPanel } from '@uplink/learner/xp';
import { publicProfileHref } from './account.paths.ts';
import { AccountFrame } from './account-frame.tsx';
import { usePaging } from './account-paging.ts';

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

export function LearningPage() {
  return (
    <AccountFrame title="Learning" part="learner">
      <LearningList coursesHref="/courses" />
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
