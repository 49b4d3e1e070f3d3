import { randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { hashOf, useToken } from '../areas/billing/method-tokens.ts';
import { keepMethod } from '../areas/billing/methods.service.ts';
import { giveAccess } from '../areas/grants/given-access.fixture.ts';
import { createLab } from '../areas/labs/authoring/lab.service.ts';
import { nextInvoiceNumber, writeLedger } from '../areas/purchases/ledger.ts';
import { sessionIdOf } from '../areas/session/browser-session.repository.ts';
import { claimCode, createCode } from '../providers/identity/mailed-codes.repository.ts';
import type { TestApp } from '../testing/test-app.ts';
import { addToCohort } from '../testing/world/cohorts.ts';
import { TEST_PNG } from '../testing/world/pictures.ts';
import { postUpload, uploadFile } from '../testing/world/work.ts';
import { secretOf } from './people.fixture.ts';
import type { Products } from './products.fixture.ts';

export type Belongings = Record<string, unknown>;

interface Owner {
  name: string;
  id: number;
  cohortId: number;
  /** Somebody with a public profile. */
  followed: number;
  draftKey: string;
}

const noFacts = { funding: null, expMonth: 12, expYear: 2040, zip: null, expiresAt: null };

/** One of everything somebody can own, made over the API with private words in it. */
export async function createBelongings(
  academy: TestApp,
  { ours, short, asked: asking, program, prices }: Products,
  owner: Owner,
): Promise<Belongings> {
  const secret = secretOf(owner.name);
  const call = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH', url: string, body?: object) => {
    const answer = await academy.call(owner.name, method, url, body);
    if (answer.status >= 300) {
      throw new Error(`${owner.name} ${method} ${url}: ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  };
  await learn();
  const { lesson, quiz, homework, quizQuestion, quizAnswer } = ours.first;
  const list = () =>
    call('POST', '/me/playlists', { title: secret, requestId: randomUUID(), lessonId: lesson });
  const [playlist, namedPlaylist, note, question, submission] = [
    await list(),
    await list(),
    await call('POST', '/me/notes', { moduleId: lesson, position: 1, text: secret }),
    await call('POST', `/modules/${lesson}/questions`, {
      moduleId: lesson,
      title: 'Why?',
      body: `By ${owner.name}`,
    }),
    await call('POST', `/me/homeworks/${homework}`, { filePath: await upload('homework') }),
  ];
  const asked = `/modules/${lesson}/questions/${question.id}`;
  const response = await call('POST', `${asked}/responses`, { body: `By ${owner.name}` });
  const url = `/homeworks/${homework}/submissions/${submission.submissionId}`;
  await call('POST', `${url}/feedback`, { message: secret });
  const handedIn = await call('PUT', `/me/quizzes/${quiz}`, {
    answers: [{ questionId: quizQuestion, answerIds: [quizAnswer] }],
  });
  await tell(handedIn.summary.id);
  await call('PUT', `/me/drafts/${owner.draftKey}`, {
    key: owner.draftKey,
    value: { text: secret },
  });
  await call('POST', '/me/following', { userId: owner.followed });
  await call('POST', `/me/modules/${ours.product}/ratings`, { stars: 5, review: 'Good', nps: 9 });
  await call('POST', `/me/labs/${ours.stagedLab}/access`);
  await call('PUT', '/me/calendar', { isOpen: true });
  await call('PUT', `/me/modules/${program}/survey`, {
    answers: [{ questionId: 'why', choices: [], text: secret }],
  });
  return {
    ...(await sitExam()),
    ...(await handInMilestone()),
    ...(await listEarned()),
    playlist: playlist.id,
    namedPlaylist: namedPlaylist.id,
    note: note.id,
    question: question.id,
    response: response.id,
    submission: submission.submissionId,
    submissionFile: submission.files[0].fileId,
    quizSubmission: handedIn.summary.id,
    snippet: await keepSnippet(),
    authoredDiploma: await writeDiploma(),
    authoredLab: await draftLab(),
    authorNotification: await writeNotification(),
    deskDecision: await decide(submission.submissionId),
    signature: await uploadSignature(),
    initials: await uploadSignature(),
    upload: await upload('homework'),
    mediaImage: await uploadImage(),
    uploadInParts: await beginUpload('begun'),
    wholeUpload: await finishUpload(),
    draftKey: owner.draftKey,
    account: owner.id,
    code: await openedCode(),
    cardToken: await addCard(),
    ...(await placeOrder()),
    passkey: await keepPasskey(),
    newEmail: `new-${secret}@example.org`.toLowerCase(),
    newId: randomUUID(),
    newUrl: `access-new-${owner.id}`,
    changedUrl: `access-changed-${owner.id}`,
    newCopy: `access-copy-${owner.id}`,
    ...(await orderOnPage()),
  };

  async function keepPasskey(): Promise<number> {
    const { id } = await academy.db
      .insertInto('passkey')
      .values({
        user_id: owner.id,
        credential_id: secret,
        public_key: secret,
        counter: 0,
        transports: '[]',
        name: secret,
        created_at: academy.clock.now(),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return id;
  }

  /** An order of a sales page that came to no charge, with its token and the code of its mail. */
  async function orderOnPage() {
    const order = {
      checkoutOrder: randomUUID(),
      orderToken: secret.padEnd(43, '-'),
      orderCode: secret,
    };
    await insertOrder(academy, owner.id, order);
    return order;
  }

  /** A confirmation link that worked before: the first time it needs the browser of its sign-up. */
  async function openedCode(): Promise<string> {
    const now = academy.clock.now();
    const code = await createCode(academy.db, {
      userId: owner.id,
      email: `${secret}@example.org`.toLowerCase(),
      purpose: 'confirm',
      now,
      expiresAt: new Date('2090-01-01'),
    });
    await academy.db.transaction().execute((trx) => claimCode(trx, code, 'confirm', now));
    return code;
  }

  /** A card that was added in the session the matrix calls in. */
  async function addCard(): Promise<string> {
    const now = academy.clock.now();
    const method = { kind: 'card', brand: 'visa', last4: '4242' } as const;
    const saved = { ...noFacts, ...method, ref: `pm_${secret}`, payerEmail: secret };
    const sessionId = sessionIdOf(await academy.sessionOf(owner.name));
    const token = `tok_${secret}`;
    await academy.db.transaction().execute(async (trx) => {
      const methodId = await keepMethod(trx, owner.id, { provider: 'sandbox', saved, now });
      await useToken(trx, { id: owner.id, sessionId }, { token, methodId, now });
    });
    return token;
  }

  /** A trial, by a card that the provider doesn't know: offers beside it are never paid. */
  async function placeOrder() {
    const requestId = randomUUID();
    const dueToday = { amount: 0, currency: 'USD' };
    const { purchase } = await call('POST', '/me/modules', {
      priceId: prices.trial,
      requestId,
      dueToday,
    });
    return {
      orderRequest: requestId,
      purchase: purchase.id,
      payment: await payNothing(purchase.id),
    };
  }

  /** A payment with a receipt, of no amount: no provider has to know it. */
  function payNothing(purchaseId: number): Promise<number> {
    const now = academy.clock.now();
    return academy.db.transaction().execute(async (trx) => {
      const payment = await trx
        .insertInto('payment')
        .values({
          purchase_id: purchaseId,
          kind: 'manual',
          payment_type: 'offline',
          amount: 0,
          currency: 'USD',
          status: 'paid',
          reason: 'Test',
          idempotency_key: `nothing-${purchaseId}`,
          invoice_number: await nextInvoiceNumber(trx, now),
          paid_at: now,
          created_at: now,
          updated_at: now,
        })
        .returningAll()
        .executeTakeFirstOrThrow();
      const cause = { actorId: null, reason: 'Test', now };
      await writeLedger(trx, payment, { kind: 'capture', amount: 0 }, cause);
      return payment.id;
    });
  }

  async function learn() {
    await giveAccess(academy, owner.id, short.product);
    await giveAccess(academy, owner.id, asking);
    await sign();
    await addToCohort(academy, owner.name, { id: owner.cohortId, moduleId: program });
    await call('PATCH', `/me/modules/${ours.product}?action=start`, {});
    await call('PATCH', `/me/modules/${short.product}?action=start`, {});
    await call('PATCH', `/me/modules/${short.lesson}`, {});
  }

  async function sign() {
    await call('PUT', `/me/modules/${short.product}/terms/agreement`, {
      version: 1,
      signature: await uploadSignature(),
      initials: await uploadSignature(),
      address: secret,
      name: secret,
      phone: '+31 6 12345678',
      email: 'signer@example.org',
      birthDate: '1990-02-28',
    });
  }

  function upload(resource: 'homework' | 'milestone', resourceId = homework): Promise<string> {
    const fileName = `${secret}-${randomUUID().slice(0, 8)}.pdf`;
    return uploadFile(academy, owner.name, { resource, resourceId, fileName });
  }

  function uploadSignature(): Promise<string> {
    const fileName = `${secret}-${randomUUID().slice(0, 8)}.png`;
    return uploadFile(academy, owner.name, { resource: 'enrollment', fileName, bytes: TEST_PNG });
  }

  function uploadImage(): Promise<string> {
    const file = { category: 'mediaImage', fileName: 'image.png', bytes: TEST_PNG } as const;
    return postUpload(academy, owner.name, file);
  }

  async function beginUpload(name: string): Promise<string> {
    const file = { resource: 'homework', resourceId: homework, fileName: `${name}.pdf`, size: 9 };
    return (await call('POST', '/uploads/parts', { upload: file, lastModified: 1 })).id;
  }

  async function finishUpload(): Promise<string> {
    const id = await beginUpload('whole');
    await academy.db
      .updateTable('upload_parts')
      .set({ joined_at: academy.clock.now() })
      .where('id', '=', id)
      .execute();
    return id;
  }

  /** Only who reviews keeps them over the API; here everybody has one. */
  async function draftLab() {
    const lab = { vendor: secret, vendorId: secret, numberOfLabs: 1, numberOfQuestions: 1 };
    const names = { uniqueName: `access-draft-lab-${owner.id}`, name: secret, description: secret };
    const form = { ...lab, ...names, about: '', level: 1, type: 1 as const, isPublic: false };
    return createLab(academy.db, { ...form, ownerId: owner.id }, []);
  }

  async function writeNotification() {
    const now = academy.clock.now();
    const row = await academy.db
      .insertInto('author_notification')
      .values({
        owner_id: owner.id,
        audience: 'modules',
        audience_ids: [ours.product],
        message: secret,
        type: 'info',
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function writeDiploma() {
    const row = await academy.db
      .insertInto('diploma')
      .values({
        type: 1,
        owner_id: owner.id,
        name: secret,
        body: 'For {{studentName}}',
        reference_prefix: 'access-',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  async function keepSnippet() {
    const now = academy.clock.now();
    const row = await academy.db
      .insertInto('feedback_snippet')
      .values({ user_id: owner.id, title: secret, text: secret, created_at: now, updated_at: now })
      .returning('id')
      .executeTakeFirstOrThrow();
    return row.id;
  }

  /** Only who reviews decides at a desk; here everybody took something back. */
  async function decide(submissionId: number): Promise<string> {
    const [id, now] = [randomUUID(), academy.clock.now()];
    const work = { submission_id: submissionId, verdict: 'accept', status: 'pending', version: 1 };
    const decision = { ...work, id, mentor_id: owner.id, state: 'undone' };
    await academy.db
      .insertInto('review_decision')
      .values({ ...decision, decided_at: now, settles_at: now })
      .execute();
    return id;
  }

  async function tell(quizSubmission: number) {
    await academy.db
      .updateTable('quiz_submission')
      .set({ feedback_message: secret })
      .where('id', '=', quizSubmission)
      .execute();
    await academy.db
      .updateTable('user_notification')
      .set({ message: secret })
      .where('user_id', '=', owner.id)
      .execute();
  }

  /** An attempt that was given up, and one that is open. */
  async function sitExam() {
    const start = () => call('POST', '/me/exams/attempts', { examId: ours.exam });
    const { id } = await start();
    await call('PATCH', `/me/exams/attempts/${id}`, { status: 'completed' });
    const attempt: Schema<'ExamAttempt'> = await start();
    const [place] = attempt.answers;
    await call('PUT', `/me/exams/attempts/${attempt.id}/answers/${place?.examAnswerId}`, {
      examQuestionId: place?.examQuestionId,
      text: secret,
    });
    return {
      attempt: attempt.id,
      attemptAnswer: place?.examAnswerId,
      attemptQuestion: place?.examQuestionId,
    };
  }

  async function handInMilestone() {
    const [first, second] = await call('GET', `/me/milestones?moduleId=${program}`);
    const milestone = await call('POST', `/me/milestones/${first.id}/submissions`, {
      files: [await upload('milestone', first.id)],
      link: `https://example.org/${secret}`,
    });
    return {
      milestone: first.id,
      openMilestone: second.id,
      milestoneFile: milestone.submission.files[0].fileId,
    };
  }

  async function listEarned() {
    const [diploma] = (await call('GET', '/me/diplomas')).data;
    const issue = await academy.db
      .selectFrom('diploma_issue')
      .select('code')
      .where('id', '=', diploma.id)
      .executeTakeFirstOrThrow();
    const [notification] = await call('GET', '/me/notifications');
    return { diploma: diploma.id, diplomaCode: issue.code, notification: notification.id };
  }
}

/** Every figure nothing: a refusal shows none of them. */
const noFigures = {
  discount: 0,
  enrollmentFee: 0,
  credit: 0,
  tax: 0,
  dueToday: 0,
  total: 0,
};

async function insertOrder(
  { db, clock }: TestApp,
  userId: number,
  order: { checkoutOrder: string; orderToken: string; orderCode: string },
): Promise<void> {
  const page = await db
    .selectFrom('checkout')
    .innerJoin('module', 'module.id', 'checkout.module_id')
    .select([
      'checkout.id',
      'module.id as productId',
      'module.name',
      'module.unique_name as uniqueName',
    ])
    .where('unique_id', '=', 'access-ours')
    .executeTakeFirstOrThrow();
  const { email } = await db
    .selectFrom('app_user')
    .select('email')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const product = { id: page.productId, name: page.name, uniqueName: page.uniqueName, type: 2 };
  const line = { kind: 'product', product, name: page.name };
  const quote = {
    ...{
      ...noFigures,
      priceId: 1,
      type: 'free',
      currency: 'USD',
      couponCode: null,
      taxLabel: null,
    },
    ...{
      isTaxIncluded: true,
      trialEndsAt: null,
      nextCharge: null,
      chargesLeft: 0,
      validUntil: null,
    },
    lines: [{ ...line, listAmount: 0, discount: 0, amount: 0, dueToday: 0 }],
  };
  await db
    .insertInto('checkout_order')
    .values({
      id: order.checkoutOrder,
      token_hash: hashOf(order.orderToken),
      expires_at: new Date('2090-01-01'),
      checkout_id: page.id,
      user_id: userId,
      email,
      request_hash: '',
      quote: JSON.stringify(quote),
      answers: JSON.stringify({ 1: false }),
      claim_hash: hashOf(order.orderCode),
      created_at: clock.now(),
    })
    .execute();
}
