'use client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { SegmentedControl } from '@uplink/ui/segmented-control';
import { useState } from 'react';
import { referralMessages } from './referral.messages.ts';
import type { RewardsProps } from './referral.types.ts';
import './referral.css';

type Range = RewardsProps['rewards']['funnel'][number]['range'];

/** How many of those who opened the link applied, and enrolled. */
export function FunnelCard({ rewards: { funnel } }: RewardsProps) {
  const messages = useMessages(referralMessages);
  const formats = useFormats();
  const [range, setRange] = useState<Range>('year');
  const ranges = (Object.keys(messages.ranges) as Range[]).map((id) => ({
    id,
    label: messages.ranges[id],
  }));
  const found = funnel.find((one) => one.range === range);
  const { clicks = 0, applications = 0, enrollments = 0 } = found ?? {};
  const steps = [
    { label: messages.clicks, value: clicks, of: 0 },
    { label: messages.applications, value: applications, of: clicks },
    { label: messages.enrollments, value: enrollments, of: applications },
  ];
  return (
    <Card
      className="ul-funnel-card"
      title={messages.funnel}
      aside={
        <SegmentedControl
          aria-label={messages.range}
          options={ranges}
          value={range}
          onChange={setRange}
        />
      }
    >
      <dl className="ul-funnel">
        {steps.map(({ label, value, of }, place) => (
          <div
            key={label}
            className="ul-funnel__step"
            data-last={place === steps.length - 1 || undefined}
          >
            <dt className="ul-small ul-muted">{label}</dt>
            <dd className="ul-h2 ul-num">{formats.number(value)}</dd>
            {/* People may enroll without having applied. */}
            {of > 0 && value <= of && (
              <dd className="ul-small ul-muted ul-funnel__rate">{messages.rate(value, of)}</dd>
            )}
          </div>
        ))}
      </dl>
    </Card>
  );
}
