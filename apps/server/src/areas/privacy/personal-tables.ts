import { personalAccount } from './personal-account.ts';
import { personalLearning } from './personal-learning.ts';
import { personalMoney } from './personal-money.ts';
import type { PersonalTable } from './personal-table.ts';

/**
 * Every table with data of people: what an export shows of it, and what a deletion leaves. Rows that hang on
 * others come after them in an export and go before them in a deletion.
 */
export const personalTables: readonly PersonalTable[] = [
  ...personalAccount,
  ...personalLearning,
  ...personalMoney,
];
