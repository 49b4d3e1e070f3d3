import type { Schema } from '@uplink/api-client';
import { maxLength, required } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { newId } from '@uplink/kit/saving';
import { TextArea, TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { useState } from 'react';
import { AwardFields } from '../shared/award-fields.tsx';
import { BulkReport, isPlain } from '../shared/bulk-report.tsx';
import { CohortPicker } from '../shared/cohort-picker.tsx';
import { PlanPicker } from '../shared/plan-picker.tsx';
import { joinable } from '../shared/plans.rules.ts';
import { BulkProgress } from './bulk-progress.tsx';
import { useBulkCalls } from './bulk-users.controller.ts';
import { bulkUsersMessages } from './bulk-users.messages.ts';
import { learningDialogsMessages } from './learning-dialogs.messages.ts';

export type BulkAction = keyof typeof bulkUsersMessages.actions;

export interface BulkUsersProps {
  /** What is done. */
  action: BulkAction;
  /** With which accounts. */
  userIds: number[];
  /** Told that the dialog is left, and nothing was done. */
  onClose: () => void;
  /** Told that everyone is done, or was refused with a reason. */
  onDone: () => void;
}

const nothing = {
  subject: '',
  text: '',
  cohort: '',
  award: '',
  product: '',
  price: '',
  batchId: '',
  reason: '',
  modules: [] as number[],
  paymentType: 'noCharge' as 'noCharge' | 'offline',
};
type Values = typeof nothing;

const rules = {
  subject: [required, maxLength(120)],
  text: [required, maxLength(5000)],
  cohort: [required],
  award: [required],
  product: [required],
  price: [required],
  reason: reasonRules,
};

const needed: Record<BulkAction, (keyof typeof rules)[]> = {
  message: ['subject', 'text'],
  cohort: ['cohort', 'reason'],
  award: ['award', 'product', 'reason'],
  product: ['product', 'price', 'reason'],
  resetProgress: ['reason'],
  deactivate: ['reason'],
  activate: ['reason'],
  block: ['reason'],
  unblock: ['reason'],
};

/** Does one thing with each of the chosen accounts, and says for whom it was refused. */
export function BulkUsers({ action, userIds, onClose, onDone }: BulkUsersProps) {
  const messages = useMessages(bulkUsersMessages);
  const learning = useMessages(learningDialogsMessages);
  const calls = useBulkCalls();
  // A message sent again after a lost answer reaches each person once.
  const [changeId] = useState(newId);
  const [sold, setSold] = useState<Schema<'PurchasableModule'>>();
  const [report, setReport] = useState<Schema<'BulkReport'>>();
  const [programId, setProgramId] = useState(0);
  const form = useForm({
    stored: nothing,
    rules: {
      ...Object.fromEntries(needed[action].map((name) => [name, rules[name]])),
      ...(joinable(sold).length > 0 && { batchId: [required] }),
      ...(action === 'resetProgress' && { modules: [atLeastOne(learning.chooseOne)] }),
    },
    async send(values) {
      const done =
        action === 'cohort'
          ? await calls.assign({
              cohortId: Number(values.cohort),
              programId,
              userIds,
              reason: values.reason.trim(),
            })
          : await calls.act(bodyOf(action, values, { userIds, changeId }));
      if (isPlain(done)) onDone();
      else setReport(done);
    },
  });
  const title = messages.titles[action](userIds.length);
  if (report) return <BulkReport title={title} report={report} onClose={onDone} />;
  const cohort = form.field('cohort');
  return (
    <FormDialog
      title={title}
      size="md"
      action={messages.actions[action]}
      isDanger={dangerous.includes(action)}
      form={form}
      onClose={onClose}
    >
      <p>{messages.texts[action]}</p>
      {action === 'message' && (
        <>
          <TextField label={messages.subject} isRequired {...form.field('subject')} />
          <TextArea label={messages.text} isRequired {...form.field('text')} />
        </>
      )}
      {action === 'cohort' && (
        <CohortPicker
          label={messages.cohort}
          value={cohort.value}
          errorMessage={cohort.errorMessage}
          onChange={(one) => {
            cohort.onChange(one?.id ?? '');
            setProgramId(one?.cohort.product.id ?? 0);
          }}
        />
      )}
      {action === 'award' && (
        <AwardFields
          labels={messages}
          award={form.field('award')}
          product={form.field('product')}
        />
      )}
      {action === 'product' && (
        <>
          <PlanPicker
            userId={userIds[0] ?? 0}
            isForSeveral={userIds.length > 1}
            product={form.field('product')}
            price={form.field('price')}
            cohort={form.field('batchId')}
            onChosen={setSold}
          />
          <Select
            label={messages.paymentType}
            options={paymentOptions(messages)}
            {...form.field('paymentType')}
          />
        </>
      )}
      {action === 'resetProgress' && <BulkProgress userIds={userIds} {...form.field('modules')} />}
      {action !== 'message' && (
        <TextField
          label={messages.reason}
          description={messages.reasonHelp}
          isRequired
          {...form.field('reason')}
        />
      )}
    </FormDialog>
  );
}

/** What takes something from people. */
export const dangerous: readonly BulkAction[] = ['resetProgress', 'deactivate', 'block'];

const atLeastOne = (message: string) => (chosen: number[]) =>
  chosen.length === 0 ? message : undefined;

const paymentOptions = (messages: typeof bulkUsersMessages) =>
  (['noCharge', 'offline'] as const).map((id) => ({
    id,
    label: messages.types[id],
  }));

function bodyOf(
  action: Exclude<BulkAction, 'cohort'>,
  { subject, text, award, product, price, batchId, paymentType, modules, reason: typed }: Values,
  { userIds, changeId }: { userIds: number[]; changeId: string },
): Schema<'UserBulkAction'> {
  const reason = typed.trim();
  if (action === 'message') return { action, userIds, subject, text, changeId };
  if (action === 'product')
    return {
      ...{ action, userIds, reason, priceId: Number(price), paymentType, changeId },
      ...(batchId !== '' && { batchId: Number(batchId) }),
    };
  if (action === 'resetProgress') return { action, userIds, reason, moduleIds: modules, changeId };
  if (action === 'award')
    return { action, userIds, reason, diplomaId: Number(award), moduleId: Number(product) };
  return { action, userIds, reason };
}
