import type { AccessRows } from './access-row.ts';
import { authoredAwards } from './rows/authored-awards.rows.ts';
import { authoredMessages } from './rows/authored-messages.rows.ts';
import { authoredWork } from './rows/authored-work.rows.ts';
import { awardsAndPartners } from './rows/awards-and-partners.rows.ts';
import { billing } from './rows/billing.rows.ts';
import { checkout } from './rows/checkout.rows.ts';
import { checkoutManagement } from './rows/checkout-management.rows.ts';
import { cohorts } from './rows/cohorts.rows.ts';
import { front } from './rows/front.rows.ts';
import { learning } from './rows/learning.rows.ts';
import { mentoring } from './rows/mentoring.rows.ts';
import { moderation } from './rows/moderation.rows.ts';
import { money } from './rows/money.rows.ts';
import { people } from './rows/people.rows.ts';
import { privacy } from './rows/privacy.rows.ts';
import { products } from './rows/products.rows.ts';
import { purchases } from './rows/purchases.rows.ts';
import { rewards } from './rows/rewards.rows.ts';
import { security } from './rows/security.rows.ts';
import { staff } from './rows/staff.rows.ts';
import { status } from './rows/status.rows.ts';
import { syllabus } from './rows/syllabus.rows.ts';
import { uploads } from './rows/uploads.rows.ts';
import { words } from './rows/words.rows.ts';
import { work } from './rows/work.rows.ts';

/** Every operation of the contract, with what it answers to each caller. */
export const access: AccessRows = {
  ...authoredWork,
  ...authoredAwards,
  ...authoredMessages,
  ...billing,
  ...checkout,
  ...checkoutManagement,
  ...cohorts,
  ...awardsAndPartners,
  ...front,
  ...people,
  ...learning,
  ...moderation,
  ...money,
  ...privacy,
  ...products,
  ...purchases,
  ...rewards,
  ...security,
  ...staff,
  ...status,
  ...syllabus,
  ...words,
  ...work,
  ...mentoring,
  ...uploads,
};
