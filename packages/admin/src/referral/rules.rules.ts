import type { Schema } from '@uplink/api-client';
import { firstError, maxLength, required } from '@uplink/api-client/domain';
import { readAmount, reasonRules, writeAmount } from '@uplink/kit/forms';
import type { adminReferralMessages } from './referral.messages.ts';

type Rules = Schema<'RewardRules'>;

export interface RulesValues {
  holdingDays: number;
  minWithdrawal: string;
  approvalLimit: string;
  teamAmount: string;
  teamCap: string;
  tiers: { name: string; fromCount: number; amount: string; share: number }[];
  /** Why they are changed, for the log. */
  reason: string;
}

export function toRulesValues({ currency, ...rules }: Rules): RulesValues {
  const write = (amount: number) => writeAmount(amount, currency);
  return {
    holdingDays: rules.holdingDays,
    minWithdrawal: write(rules.minWithdrawal),
    approvalLimit: write(rules.approvalLimit),
    teamAmount: write(rules.teamAmount),
    teamCap: write(rules.teamCap),
    tiers: rules.tiers.map(({ name, fromCount, amount, share }) => ({
      name,
      fromCount,
      amount: write(amount),
      share: share / 100,
    })),
    reason: '',
  };
}

/** The same in minor units and hundredths of a percent, on the version that was seen. */
export function toRules(
  { program, version, currency }: Pick<Rules, 'program' | 'version' | 'currency'>,
  values: RulesValues,
): Rules {
  const read = (text: string) => readAmount(text, currency) ?? 0;
  return {
    program,
    version,
    currency,
    holdingDays: values.holdingDays,
    minWithdrawal: read(values.minWithdrawal),
    approvalLimit: read(values.approvalLimit),
    teamAmount: read(values.teamAmount),
    teamCap: read(values.teamCap),
    tiers: values.tiers.map(({ name, fromCount, amount, share }) => ({
      name: name.trim(),
      fromCount,
      amount: read(amount),
      share: Math.round(share * 100),
    })),
  };
}

/** Faults by path. */
export const rulesFaults =
  (messages: typeof adminReferralMessages, currency: string) =>
  (values: RulesValues): Record<string, string | undefined> => {
    const anAmount = (text: string) =>
      readAmount(text, currency) === undefined ? messages.badAmount : undefined;
    const aPositive = (text: string) =>
      anAmount(text) ?? (readAmount(text, currency) === 0 ? messages.badAmount : undefined);
    return {
      minWithdrawal: aPositive(values.minWithdrawal),
      approvalLimit: anAmount(values.approvalLimit),
      teamAmount: anAmount(values.teamAmount),
      teamCap: anAmount(values.teamCap),
      reason: firstError(values.reason, reasonRules),
      ...Object.fromEntries(
        values.tiers.flatMap(({ name, amount }, row) => [
          [`tiers[${row}].name`, firstError(name, [required, maxLength(40)])],
          [`tiers[${row}].amount`, aPositive(amount)],
        ]),
      ),
    };
  };
