'use client';
import { useQueryClient } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { isSecureAddress, maxLength } from '@uplink/api-client/domain';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { rewardKeys, useUplink } from '@uplink/api-client/react';
import { FormFault, useForm } from '@uplink/kit/forms';
import { ShareButton } from '@uplink/kit/sharing';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextField } from '@uplink/ui/field';
import { MiniRoute } from '@uplink/ui/route-path';
import { Status } from '@uplink/ui/status';
import { ambassadorMessages } from './ambassador.messages.ts';
import './ambassador.css';

export interface AmbassadorCardsProps {
  /** What the person earned, as loaded. */
  rewards: Schema<'RewardOverview'>;
}

/** Tier, team and the link to book a call. */
export function AmbassadorCards({ rewards }: AmbassadorCardsProps) {
  return (
    <div className="ul-ambassador">
      <TierCard rewards={rewards} />
      <TeamCard rewards={rewards} />
      {rewards.isMember && <CalendlyCard rewards={rewards} />}
    </div>
  );
}

function TierCard({ rewards: { tiers, tier, currency, funnel } }: AmbassadorCardsProps) {
  const messages = useMessages(ambassadorMessages);
  const formats = useAllFormats();
  const money = (amount: number) => formats.money({ amount, currency });
  const current = tiers.find(({ name }) => name === tier);
  const next = tiers.find(({ fromCount }) => fromCount > (current?.fromCount ?? 0));
  const enrolled = funnel.find(({ range }) => range === 'all')?.enrollments ?? 0;
  return (
    <Card title={messages.payout} aside={<Status kind="info">{tier}</Status>}>
      {current && <p className="ul-h1 ul-num">{messages.upTo(money(current.amount))}</p>}
      <dl className="ul-ambassador__tiers" aria-label={messages.tiers}>
        {tiers.map(({ fromCount, name, amount }) => (
          <div key={fromCount} data-current={name === tier || undefined}>
            <dt className="ul-small ul-muted">{messages.from(fromCount)}</dt>
            <dd className="ul-medium ul-num">{money(amount)}</dd>
          </div>
        ))}
      </dl>
      <p className="ul-small ul-muted">
        {next ? messages.toTier(enrolled, next.fromCount, next.name) : messages.highest}
      </p>
    </Card>
  );
}

function TeamCard({ rewards: { team, currency, inviteUrl } }: AmbassadorCardsProps) {
  const messages = useMessages(ambassadorMessages);
  const formats = useAllFormats();
  if (!team) return null;
  const money = (amount: number) => formats.money({ amount, currency });
  // A person who joins is one hop, up to those that still earn.
  const { signUps: done, mostSignUps: total } = team;
  return (
    <Card
      title={messages.team}
      aside={
        <span className="ul-small ul-muted ul-num">
          {messages.earned(money(team.earned), money(team.cap))}
        </span>
      }
    >
      <div className="ul-stack ul-gap-12">
        <div>
          <MiniRoute done={done} total={total} aria-label={messages.signUps(done, total)} />
          <p className="ul-small ul-muted" aria-hidden="true">
            {messages.hops(done, total)}
          </p>
        </div>
        <p className="ul-muted">{messages.each(money(team.amount), money(team.cap))}</p>
        {team.joined.length > 0 && (
          <p className="ul-small ul-muted">{messages.joined(team.joined.join(', '))}</p>
        )}
        <ShareButton
          title={messages.invite}
          text={messages.inviteText}
          url={inviteUrl}
          note={messages.inviteNote}
          label={messages.invite}
        />
      </div>
    </Card>
  );
}

function CalendlyCard({ rewards: { calendly } }: AmbassadorCardsProps) {
  const messages = useMessages(ambassadorMessages);
  const { api, unwrap } = useUplink();
  const queries = useQueryClient();
  const form = useForm({
    stored: { calendly: calendly ?? '' },
    rules: {
      calendly: [
        (link: string) => (link && !isSecureAddress(link.trim()) ? messages.httpsOnly : undefined),
        maxLength(300),
      ],
    },
    async send({ calendly: link }) {
      const trimmed = link.trim();
      const body = { calendly: trimmed || null };
      await unwrap(api.PATCH('/me/ambassador', { body }), { rethrow: true });
      for (const queryKey of rewardKeys('ambassador')) void queries.invalidateQueries({ queryKey });
      return { calendly: trimmed };
    },
  });
  return (
    <Card>
      <form {...form.formProps} className="ul-stack">
        <TextField
          label={messages.calendly}
          type="url"
          description={messages.calendlyHelp}
          {...form.field('calendly')}
        />
        <FormFault form={form} />
        <div className="ul-cluster">
          <Button type="submit" isPending={form.isSending}>
            {messages.save}
          </Button>
          <span className="ul-small ul-muted" role="status">
            {form.isSaved && messages.saved}
          </span>
        </div>
      </form>
    </Card>
  );
}
