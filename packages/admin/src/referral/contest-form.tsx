'use client';
import type { Schema } from '@uplink/api-client';
import { firstError, maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { contestsQuery, notReady, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { FormFault, reasonRules, useForm } from '@uplink/kit/forms';
import { NotReadyView, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { TextArea, TextField } from '@uplink/ui/field';
import { Status } from '@uplink/ui/status';
import { useState } from 'react';
import { type ContestValues, toUpdate, toValues } from './contest.rules.ts';
import { adminReferralMessages } from './referral.messages.ts';
import type { OfProgramProps } from './referral.types.ts';
import { useRewardWrites } from './reward-writes.controller.ts';
import './referral.css';

const kinds = { planned: 'pending', open: 'ok', over: 'down' } as const;

/** What the contest of a program is called, says and lasts; the first one is started here. */
export function ContestForm({ program }: OfProgramProps) {
  const messages = useMessages(adminReferralMessages);
  const query = useHeldQuery(contestsQuery(useUplink(), program));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.contest}
        skeleton={<PageSkeleton heights={[320]} />}
      />
    );
  const [contest] = query.data;
  return (
    <Card
      title={messages.contest}
      aside={
        contest && (
          <Status kind={kinds[contest.state]}>{messages.contestStates[contest.state]}</Status>
        )
      }
    >
      {/* A contest that starts over is another one. */}
      <Fields key={contest?.id} program={program} contest={contest} />
    </Card>
  );
}

interface FieldsProps extends OfProgramProps {
  contest: Schema<'Contest'> | undefined;
}

function Fields({ program, contest }: FieldsProps) {
  const messages = useMessages(adminReferralMessages);
  const { saveContest } = useRewardWrites();
  const [isAsked, setAsked] = useState(false);
  const form = useForm<ContestValues>({
    stored: toValues(contest),
    rules: ({ name, announcement, firstDay, lastDay, reason }) => ({
      name: firstError(name, [required, maxLength(80)]),
      announcement: firstError(announcement, [maxLength(2000)]),
      firstDay: firstError(firstDay, [required]),
      reason: firstError(reason, reasonRules),
      lastDay:
        firstError(lastDay, [required]) ?? (lastDay < firstDay ? messages.backwards : undefined),
    }),
    warnsOnLeave: true,
    send: async (values, changed) =>
      toValues(await saveContest(program, toUpdate(values, changed, contest))),
  });
  return (
    <>
      <form {...form.formProps} className="ul-stack">
        <p className="ul-muted">{contest ? messages.contestHelp : messages.noContest}</p>
        <TextField label={messages.contestName} isRequired {...form.field('name')} />
        <TextArea
          label={messages.announcement}
          description={messages.announcementHelp}
          {...form.field('announcement')}
        />
        <div className="ul-program__fields">
          <TextField type="date" label={messages.starts} isRequired {...form.field('firstDay')} />
          <TextField type="date" label={messages.ends} isRequired {...form.field('lastDay')} />
        </div>
        <TextField label={messages.reason} isRequired {...form.field('reason')} />
        <FormFault form={form} />
        <div className="ul-cluster">
          <Button variant="primary" type="submit" isPending={form.isSending}>
            {contest ? messages.saveContest : messages.startContest}
          </Button>
          {contest && <Button onPress={() => setAsked(true)}>{messages.reset}</Button>}
          <span className="ul-small ul-muted" role="status">
            {form.isSaved && messages.saved}
          </span>
        </div>
      </form>
      {contest && isAsked && (
        <ResetDialog program={program} version={contest.version} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

interface ResetDialogProps extends OfProgramProps {
  version: number;
  onClose: () => void;
}

function ResetDialog({ program, version, onClose }: ResetDialogProps) {
  const messages = useMessages(adminReferralMessages);
  const { saveContest } = useRewardWrites();
  const form = useForm({
    stored: { reason: '' },
    rules: { reason: reasonRules },
    async send({ reason }) {
      await saveContest(program, { version, reason: reason.trim() }, 'reset');
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.resetTitle}
      action={messages.reset}
      isDanger
      form={form}
      onClose={onClose}
    >
      <p>{messages.resetText}</p>
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
    </FormDialog>
  );
}
