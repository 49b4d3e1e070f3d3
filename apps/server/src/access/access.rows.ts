import type { AccessRows } from './access-row.ts';
import { billing } from './rows/billing.rows.ts';
import { checkout } from './rows/checkout.rows.ts';
import { front } from './rows/front.rows.ts';
import { learning } from './rows/learning.rows.ts';
import { money } from './rows/money.rows.ts';
import { people } from './rows/people.rows.ts';
import { purchases } from './rows/purchases.rows.ts';
import { words } from './rows/words.rows.ts';
import { work } from './rows/work.rows.ts';

/** Every operation of the contract: what it answers whom. */
export const access: AccessRows = {
  ...billing,
  ...checkout,
  ...front,
  ...people,
  ...learning,
  ...money,
  ...purchases,
  ...words,
  ...work,
};
