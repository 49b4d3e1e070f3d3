import type { Schema } from '@uplink/api-client';
import { expect, test } from 'vitest';
import { rulesFixture } from '../shared/rewards.fixture.ts';
import { adminReferralMessages } from './referral.messages.ts';
import { rulesFaults, toRules, toRulesValues } from './rules.rules.ts';

const inYen: Schema<'RewardRules'> = { ...rulesFixture, currency: 'JPY' };

test('amounts are typed in the currency of the program, and sent as they were read', () => {
  expect(toRulesValues(rulesFixture).minWithdrawal).toBe('50.00');
  const values = toRulesValues(inYen);
  expect(values.minWithdrawal).toBe('5000');
  expect(toRules(inYen, values)).toEqual(inYen);
});

test('a currency without cents takes none', () => {
  const values = { ...toRulesValues(inYen), teamCap: '10.50', reason: 'As agreed' };
  const faults = (currency: string) => rulesFaults(adminReferralMessages, currency)(values).teamCap;
  expect([faults('JPY'), faults('USD')]).toEqual([adminReferralMessages.badAmount, undefined]);
});
