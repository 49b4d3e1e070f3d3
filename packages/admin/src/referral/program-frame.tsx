'use client';
import { useQuery } from '@tanstack/react-query';
import { mayAny } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { meQuery, useUplink } from '@uplink/api-client/react';
import { TabLinks } from '@uplink/ui/tabs';
import type { ReactNode } from 'react';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import './referral.css';

export type ProgramTab = keyof typeof adminReferralMessages.tabs;

/** The pages of a program, in their order. Reviews of both programs are one list. */
export const programTabs: Record<OfProgramProps['program'], readonly ProgramTab[]> = {
  referral: ['overview', 'contest', 'withdraw', 'checks', 'settings'],
  ambassador: ['overview', 'ambassadors', 'contest', 'withdraw', 'settings'],
};

export interface ProgramFrameProps extends OfProgramProps {
  /** The tab that is open. */
  tab: ProgramTab;
  /** Where a tab leads. */
  hrefOf: (tab: ProgramTab) => string;
  /** The open tab. */
  children: ReactNode;
}

/** Heading and tabs of a program; money is for admins only. */
export function ProgramFrame({ program, tab, hrefOf, children }: ProgramFrameProps) {
  const messages = useMessages(adminReferralMessages);
  const me = useQuery(meQuery(useUplink())).data;
  const seesMoney = me !== undefined && mayAny(me, 'readRewards');
  const title = messages.titles[program];
  return (
    <div className="ul-stack ul-gap-24">
      <h1 className="ul-h1" tabIndex={-1}>
        {title}
      </h1>
      <TabLinks
        aria-label={messages.sections(title)}
        current={hrefOf(tab)}
        items={programTabs[program]
          .filter((id) => seesMoney || (id !== 'withdraw' && id !== 'checks'))
          .map((id) => ({ href: hrefOf(id), label: messages.tabs[id] }))}
      />
      {children}
    </div>
  );
}
