import { useLocation, useParams } from '@tanstack/react-router';
import type { Schema } from '@uplink/api-client';
import { AmbassadorCards } from '@uplink/learner/ambassador';
import {
  ActivityCard,
  BalanceCard,
  BoardCard,
  ContestCard,
  EnrollmentList,
  FunnelCard,
  InviteCard,
  NameCard,
  ResourceList,
  RewardsFrame,
  type RewardTab,
  rewardTabs,
  TeamList,
  WithdrawalsCard,
  WordsCard,
} from '@uplink/learner/referral';
import { NotFound } from '../../app/not-found.tsx';

/** The referral and ambassador pages. */
export function ReferralPage() {
  const { tab = '' } = useParams({ strict: false });
  const { pathname } = useLocation();
  const program = pathname.startsWith('/ambassador') ? 'ambassador' : 'referral';
  const open = rewardTabs(program).find((one) => one === tab);
  if (!open) return <NotFound />;
  return (
    <RewardsFrame
      key={program}
      program={program}
      tab={open}
      hrefOf={(one) => `/${program}/${one}`}
      referralHref="/referral"
    >
      {(rewards) => <Part tab={open} rewards={rewards} />}
    </RewardsFrame>
  );
}

function Part({ tab, rewards }: { tab: RewardTab; rewards: Schema<'RewardOverview'> }) {
  const { program } = rewards;
  switch (tab) {
    case 'overview':
      return <Overview rewards={rewards} />;
    case 'leaderboard':
      return (
        <>
          <BoardCard program={program} />
          <NameCard rewards={rewards} />
        </>
      );
    case 'contest':
      return (
        <>
          <ContestCard program={program} />
          <BoardCard program={program} />
          <NameCard rewards={rewards} />
        </>
      );
    case 'resources':
      return <ResourceList program={program} />;
    case 'team':
      return <TeamList program={program} />;
    case 'enrollments':
      return <EnrollmentList program={program} />;
  }
}

function Overview({ rewards }: { rewards: Schema<'RewardOverview'> }) {
  const { program } = rewards;
  return (
    <>
      <div className="ul-referral__grid">
        <div className="ul-referral__main">
          <div className="ul-referral__pair">
            <BalanceCard rewards={rewards} />
            <InviteCard rewards={rewards} />
          </div>
          <FunnelCard rewards={rewards} />
          <ActivityCard program={program} />
          <WithdrawalsCard rewards={rewards} />
        </div>
        <div className="ul-referral__side">
          <ContestCard program={program} />
          <BoardCard program={program} />
          <WordsCard rewards={rewards} />
        </div>
      </div>
      {program === 'ambassador' && <AmbassadorCards rewards={rewards} />}
    </>
  );
}
