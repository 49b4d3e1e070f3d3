'use client';
import type { Schema } from '@uplink/api-client';
import { LIST_COUNT_LIMIT } from '@uplink/api-client/domain';
import { type Formats, useFormats, useMessages } from '@uplink/api-client/messages';
import { notReady, staffOverviewQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Card } from '@uplink/ui/card';
import { Link } from '@uplink/ui/link';
import { adminHomeMessages } from './admin-home.messages.ts';
import './admin-home.css';

type Decision = Schema<'StaffOverview'>['decisions'][number];

/** What needs a decision of whoever looks, each leading to its list, and key figures. */
export function AdminHome() {
  const messages = useMessages(adminHomeMessages);
  const formats = useFormats();
  const query = useHeldQuery(staffOverviewQuery(useUplink()));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<PageSkeleton heights={[220, 140]} />}
        empty={noContent({ title: messages.none, text: messages.noneText })}
      />
    );
  const { decisions, figures } = query.data;
  const waiting = decisions.filter(({ count }) => count > 0);
  return (
    <div className="ul-stack ul-gap-24">
      <Card title={messages.decisions}>
        {waiting.length === 0 ? (
          <p className="ul-muted">{messages.nothing}</p>
        ) : (
          <ul className="ul-admin-home__list">
            {waiting.map((decision) => (
              <Waiting key={decision.kind} {...decision} />
            ))}
          </ul>
        )}
      </Card>
      <Card title={messages.figures}>
        <dl className="ul-admin-home__figures">
          {figures.map(({ kind, count }) => (
            <div key={kind}>
              <dt className="ul-small ul-muted">{messages.facts[kind]}</dt>
              <dd className="ul-h2 ul-num">{shown(count, formats)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}

const hrefs: Record<Decision['kind'], string> = {
  applications: '/inbox/applications',
  refundRequests: '/admin/entries?of=refundRequests',
  unknownPayments: '/admin/entries?of=unknownPayments',
  failedJobs: '/admin/entries?of=failedJobs',
  reports: '/admin/moderation',
  failedPayments: '/admin/users?paymentStatus=declined',
  frozenAccounts: '/admin/users?paymentStatus=frozen',
  startingCohorts: '/admin/cohorts?state=coming',
  referralWithdrawals: '/admin/referral/withdraw?status=1',
  ambassadorWithdrawals: '/admin/ambassador/withdraw?status=1',
  suspectedReferrals: '/admin/referral/checks',
};

function Waiting({ kind, count }: Decision) {
  const messages = useMessages(adminHomeMessages);
  const formats = useFormats();
  return (
    <li className="ul-admin-home__row">
      <Link href={hrefs[kind]}>{messages.kinds[kind]}</Link>
      <b className="ul-num">{shown(count, formats)}</b>
    </li>
  );
}

/** Large numbers are not counted to the end. */
const shown = (count: number, formats: Formats): string =>
  `${formats.number(count)}${count < LIST_COUNT_LIMIT ? '' : '+'}`;
