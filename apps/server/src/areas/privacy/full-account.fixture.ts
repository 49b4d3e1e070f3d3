import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { addBusyAcademy } from '../../audit/busy-academy.fixture.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { addWallet } from '../../testing/world/methods.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { postUpload } from '../../testing/world/work.ts';
import { buy } from '../purchases/orders.fixture.ts';

/** Values that are nowhere else, each in another place of the academy. */
export const planted = {
  first: 'Zanthea',
  last: 'Quirrelby',
  email: 'zq-planted@example.net',
  phone: '+31655501234',
  street: '77 Zirconium Lane',
  city: 'Zwollenhaven',
  headline: 'Keeper of zq-headline',
  quote: 'zq-quote of a mentor',
  company: 'Zq Company Works',
  link: 'https://github.com/zq-social',
  note: 'zq-note about trunks',
  playlist: 'zq-playlist',
  questionTitle: 'zq-question title',
  questionBody: 'zq-question body',
  response: 'zq-response',
  review: 'zq-review of the course',
  survey: 'zq-survey answer',
  homeworkText: 'zq-homework answer',
  fileName: 'zq-file.txt',
  message: 'zq-message to the mentor',
  quizFeedback: 'zq-quiz feedback',
  examText: 'zq-exam text',
  milestone: 'https://example.org/zq-milestone',
  draft: 'zq-draft',
  mail: 'zq-mail text',
  notification: 'zq-notification',
  taxId: 'ZQ123456789',
  billingStreet: '9 Zq Billing Road',
  shipping: '5 Zq Shipping Way',
  wallet: 'zq-wallet@wallet.test',
  refund: 'zq-refund reason',
  device: 'Zq Browser on Zq OS',
  passkey: 'zq-passkey',
  staffNote: 'zq-staff note',
  audited: 'zq-former@example.net',
  lead: 'zq-friend@example.net',
} as const;

/** An account with something everywhere, in an academy that keeps its promises. Its unique name is learner. */
export async function addFullAccount(academy: TestApp): Promise<number> {
  await addBusyAcademy(academy);
  const id = await academy.userId('learner');
  await buyThings(academy);
  await upload(academy, id);
  const p = planted;
  const { db, clock } = academy;
  const now = clock.now();
  const run = (statement: ReturnType<typeof sql>) => statement.execute(db);
  await run(sql`update app_user set first_name = ${p.first}, last_name = ${p.last}, email = ${p.email}, phone = ${p.phone},
    street = ${p.street}, city = ${p.city}, headline = ${p.headline}, quote = ${p.quote}, company_name = ${p.company} where id = ${id}`);
  await run(
    sql`insert into user_social_link (user_id, network, url) values (${id}, 'github', ${p.link})`,
  );
  await run(sql`update diploma_issue set recipient = ${`${p.first} ${p.last}`},
    body = replace(body, recipient, ${`${p.first} ${p.last}`}) where user_id = ${id}`);
  await run(sql`update lesson_note set text = ${p.note} where user_id = ${id}`);
  await run(sql`update playlist set title = ${p.playlist} where user_id = ${id}`);
  await run(sql`update lesson_question set title = ${p.questionTitle}, body = ${p.questionBody}, html = ${p.questionBody}
    where user_id = ${id}`);
  await run(sql`insert into lesson_response (question_id, user_id, body, html, created_at)
    select id, ${id}, ${p.response}, ${p.response}, ${now} from lesson_question`);
  await run(sql`update rating set review = ${p.review} where user_id = ${id}`);
  const answers = JSON.stringify([{ questionId: 'why', choices: [], text: p.survey }]);
  await run(sql`update onboarding_answer set answers = ${answers} where user_id = ${id}`);
  await run(sql`insert into submission_item (submission_id, version, item_id, text_answer)
    select id, 1, 'zq', ${p.homeworkText} from homework_submission where user_id = ${id}`);
  await run(sql`insert into submission_message (submission_id, author_id, message)
    select id, user_id, ${p.message} from homework_submission where user_id = ${id}`);
  await run(sql`insert into quiz_submission (quiz_id, user_id, quiz_version, answers, review, score, total, feedback_message)
    select q.id, ${id}, q.version, '[]', '[]', 0, 1, ${p.quizFeedback} from quiz q limit 1`);
  await run(sql`update exam_answer set text = ${p.examText} from exam_attempt a
    where a.id = attempt_id and a.user_id = ${id}`);
  await run(sql`update exam_attempt set review = (select jsonb_agg(jsonb_set(one, '{question,text}', to_jsonb(${p.examText}::text)))
    from jsonb_array_elements(review) one) where user_id = ${id} and review is not null`);
  await run(
    sql`update user_milestone set link = ${p.milestone} where user_id = ${id} and link is not null`,
  );
  await run(
    sql`insert into form_draft (user_id, key, value) values (${id}, 'zq', ${JSON.stringify({ text: p.draft })})`,
  );
  const digest = `You reached level 3.\n\n${p.first} ${p.last} follows you.`;
  await run(
    sql`insert into mail (recipient, subject, text, html) values (${p.email}, 'Hello', ${p.mail}, ${p.mail})`,
  );
  await run(
    sql`insert into mail (recipient, subject, text, html)
      values ('reader@example.org', '2 things happened', ${digest}, ${digest})`,
  );
  await run(
    sql`insert into user_notification (user_id, message, type) values (${id}, ${p.notification}, 'info')`,
  );
  await run(sql`insert into user_notification (user_id, message, subject, occasion, kind, type)
    select id, ${`${p.first} ${p.last} follows you.`}, ${`${p.first} ${p.last}`}, ${`follower:${id}`}, 'follower', 'info'
    from app_user where unique_name = 'peer'`);
  await run(sql`update browser_session set device = ${p.device} where user_id = ${id}`);
  await run(sql`insert into passkey (user_id, credential_id, public_key, counter, transports, name, created_at)
    values (${id}, 'zq', 'zq', 0, '[]', ${p.passkey}, ${now})`);
  await run(sql`insert into user_note (user_id, author_id, note, change_id, created_at)
    select ${id}, id, ${p.staffNote}, gen_random_uuid(), ${now} from app_user where unique_name = 'admin'`);
  await run(sql`insert into audit_entry (actor_id, user_id, action, before, created_at)
    select id, ${id}, 'update', ${JSON.stringify({ email: p.audited })}, ${now} from app_user where unique_name = 'admin'`);
  await run(
    sql`update payment_method set payer_email = ${p.wallet} where user_id = ${id} and kind = 'wallet'`,
  );
  await run(
    sql`update sandbox_method set payer_email = ${p.wallet} where customer = ${String(id)}`,
  );
  await run(sql`insert into referral_lead (referrer_id, email, status, created_at)
    values (${id}, ${p.lead}, 'invited', ${now})`);
  return id;
}

/** A subscription that is paid by wallet, with an address, an invoice and a wish to have the money back. */
async function buyThings(academy: TestApp): Promise<void> {
  const course = await addCourse(academy);
  const {
    priceIds: [price = 0],
  } = await addPrices(academy, course, [{ type: 'subscription', amount: 4900 }]);
  const added = await addWallet(academy, 'learner');
  if (added.status !== 200) throw new Error(JSON.stringify(added.body));
  await academy.call('learner', 'PUT', '/me/billing-details', {
    companyName: planted.company,
    taxId: planted.taxId,
    street: planted.billingStreet,
    city: null,
    state: null,
    zip: null,
    country: 'NL',
    version: 0,
  });
  const { purchase } = await buy(academy, 'learner', price, { paymentType: 'wallet' });
  const shipping = JSON.stringify({ street: planted.shipping });
  await sql`update purchase set shipping = ${shipping} where id = ${purchase?.id ?? 0}`.execute(
    academy.db,
  );
  const asked = await academy.call(
    'learner',
    'PATCH',
    `/me/purchases/${purchase?.id}?action=requestRefund`,
    { version: purchase?.version, reason: planted.refund, requestId: randomUUID() },
  );
  if (asked.status !== 200) throw new Error(JSON.stringify(asked.body));
}

/** A homework's file under a name of its own, and a photo. */
async function upload(academy: TestApp, id: number): Promise<void> {
  const { db } = academy;
  const avatar = await postUpload(academy, 'learner', {
    category: 'avatar',
    fileName: 'me.png',
    bytes: TEST_PNG,
  });
  const worn = await academy.call('learner', 'PATCH', '/me', { avatar });
  if (worn.status !== 200) throw new Error(JSON.stringify(worn.body));
  const { rows } = await sql<{ key: string }>`select upload_key as key from submission_file f
    join homework_submission s on s.id = f.submission_id where s.user_id = ${id}`.execute(db);
  const key = rows[0]?.key ?? '';
  await sql`update submission_file set name = ${planted.fileName} where upload_key = ${key}`.execute(
    db,
  );
  await sql`update upload_grant set file_name = ${planted.fileName} where key = ${key}`.execute(db);
}
