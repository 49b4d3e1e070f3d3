import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { useAllFormats, useMessages } from '@uplink/api-client/messages';
import { rewardRulesQuery, useUplink } from '@uplink/api-client/react';
import { FormDialog } from '@uplink/kit/dialogs';
import { reasonRules, useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { Select } from '@uplink/ui/select';
import { Effects } from './effects.view.tsx';
import { adminReferralMessages } from './referral.messages.ts';
import { useRewardWrites } from './reward-writes.controller.ts';

export interface UserRewardsDialogProps {
  rewards: Schema<'UserRewards'>;
  onClose: () => void;
}

/** Takes a person into the ambassador program, or gives them another tier. */
export function MakeAmbassador({ rewards, onClose }: UserRewardsDialogProps) {
  const messages = useMessages(adminReferralMessages);
  const formats = useAllFormats();
  const { user, version, fromCount } = rewards;
  const { makeAmbassador } = useRewardWrites();
  const tiers = useQuery(rewardRulesQuery(useUplink(), 'ambassador')).data?.tiers ?? [];
  const form = useForm({
    stored: { tier: String(fromCount ?? 1), reason: '' },
    rules: { reason: reasonRules },
    async send({ tier, reason }) {
      await makeAmbassador(user.id, {
        ...{ fromCount: Number(tier), version },
        reason: reason.trim(),
      });
      onClose();
    },
  });
  const action = version === 0 ? messages.makeAmbassador : messages.changeTier;
  return (
    <FormDialog
      title={`${action}: ${user.name}`}
      action={action}
      form={form}
      isHeld={tiers.length === 0}
      onClose={onClose}
    >
      <Select
        label={messages.tier}
        description={messages.tierHelp}
        options={tiers.map((one) => ({
          id: String(one.fromCount),
          label: messages.tierOption(
            one.name,
            formats.money({ amount: one.amount, currency: rewards.referral.currency }),
          ),
        }))}
        {...form.field('tier')}
      />
      <TextField label={messages.reason} isRequired {...form.field('reason')} />
      {version === 0 && <Effects lines={messages.madeWhat} />}
    </FormDialog>
  );
}
