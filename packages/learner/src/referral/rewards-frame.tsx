'use client';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { notReady, rewardsQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { LinkButton } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TabLinks } from '@uplink/ui/tabs';
import type { ReactNode } from 'react';
import { referralMessages } from './referral.messages.ts';
import type { OfProgramProps, RewardsProps } from './referral.types.ts';
import './referral.css';

export type RewardTab = keyof typeof referralMessages.tabs;

/** The pages of a program, in their order; only ambassadors have a leaderboard of its own. */
export const rewardTabs = (program: OfProgramProps['program']): readonly RewardTab[] =>
  program === 'ambassador'
    ? ['overview', 'leaderboard', 'contest', 'resources', 'team', 'enrollments']
    : ['overview', 'contest', 'resources', 'team', 'enrollments'];

export interface RewardsFrameProps extends OfProgramProps {
  /** The tab that is open. */
  tab: RewardTab;
  /** Where a tab leads. */
  hrefOf: (tab: RewardTab) => string;
  /** Where people who are not ambassadors find their own link. */
  referralHref: string;
  /** The open tab. */
  children: (rewards: Schema<'RewardOverview'>) => ReactNode;
}

/** Heading and tabs of a program, around the open one. */
export function RewardsFrame({ program, tab, hrefOf, referralHref, children }: RewardsFrameProps) {
  const messages = useMessages(referralMessages);
  const query = useHeldQuery(rewardsQuery(useUplink(), program));
  const rewards = query.data;
  const title = messages.titles[program];
  const counts: Partial<Record<RewardTab, number>> = {
    team: rewards?.teamCount ?? 0,
    enrollments: rewards?.funnel[2]?.enrollments ?? 0,
  };
  return (
    <div className="ul-stack ul-gap-24">
      <div>
        <h1 className="ul-h1" tabIndex={-1}>
          {title}
        </h1>
        <p className="ul-muted">{messages.leads[program]}</p>
      </div>
      <TabLinks
        aria-label={messages.sections(title)}
        current={hrefOf(tab)}
        items={rewardTabs(program).map((id) => ({
          href: hrefOf(id),
          label: messages.tabs[id],
          count: counts[id],
        }))}
      />
      {rewards && !rewards.isMember && (
        <Card title={messages.notEnrolled}>
          <p className="ul-muted ul-referral__gap">{messages.notEnrolledText}</p>
          <LinkButton href={referralHref}>{messages.toReferral}</LinkButton>
        </Card>
      )}
      {rewards ? (
        <>
          {tab === 'overview' && <Terms rewards={rewards} />}
          {children(rewards)}
        </>
      ) : (
        <NotReadyView
          state={notReady(query)}
          noun={messages.noun}
          skeleton={<PageSkeleton heights={[200, 160, 240]} />}
        />
      )}
    </div>
  );
}

/** What the amounts of the heading come to by the rules. */
function Terms({ rewards: { program, tiers, tier, currency } }: RewardsProps) {
  const messages = useMessages(referralMessages);
  const formats = useAllFormats();
  const own = tiers.find(({ name }) => name === tier) ?? tiers[0];
  if (!own) return null;
  const { name, share, amount } = own;
  const most = formats.money({ amount, currency });
  return (
    <p className="ul-small ul-muted">
      {messages.means[program]({ tier: name, share: `${share / 100}%`, most })}
    </p>
  );
}
