import { randomUUID } from 'node:crypto';
import { createAddon } from '../areas/addons/addons.service.ts';
import { useToken } from '../areas/billing/method-tokens.ts';
import { sessionIdOf } from '../areas/session/browser-session.repository.ts';
import { learnerMarkdownToHtml } from '../html/markdown.ts';
import type { TestApp } from '../testing/test-app.ts';
import { addCheckoutPage } from '../testing/world/checkout-pages.ts';
import { addCourse, type Course } from '../testing/world/courses.ts';
import { addDiploma } from '../testing/world/diplomas.ts';
import { addPartner } from '../testing/world/partners.ts';
import { addPrices } from '../testing/world/prices.ts';
import { type Actor, actors } from './actors.ts';
import {
  authoredObjects,
  createDraft,
  createOwned,
  createPrograms,
  createShared,
} from './authored.fixture.ts';
import { type Belongings, createBelongings } from './belongings.fixture.ts';
import { addCases } from './moderation.fixture.ts';
import {
  missing,
  nothing,
  type Objects,
  ownedObjects,
  ownedPairs,
  sharedObjects,
  testPartner,
} from './objects.fixture.ts';
import { createPeople } from './people.fixture.ts';
import { createProducts, type Products } from './products.fixture.ts';
import { createRewards } from './rewards.fixture.ts';

export interface World {
  idOf(person: string): number;
  /** What stands for a kind of object when this person calls. */
  objectOf(actor: Actor, kind: string, variant?: string): unknown;
}

/** A small academy in which everyone has one of everything. */
export async function fillWorld(academy: TestApp): Promise<World> {
  const people = await createPeople(academy);
  const idOf = (person: string) => people.get(person) ?? 0;
  const products = await createProducts(academy, idOf('creator'));
  const belongingsOf = (name: string, index: number, cohortId: number, followed: number) =>
    createBelongings(academy, products, {
      name,
      id: idOf(name),
      cohortId,
      followed,
      draftKey: `homework:${1_000_000 + index}`,
    });
  await academy.call('other', 'POST', '/me/modules?action=apply', {
    moduleId: products.openProgram,
  });
  const { id: application } = await academy.db
    .selectFrom('application')
    .select('id')
    .where('user_id', '=', idOf('other'))
    .executeTakeFirstOrThrow();
  const other = await belongingsOf('other', 0, products.cohorts.other, idOf('followed'));
  const shared = sharedObjects(products, idOf);
  await addPartner(academy, testPartner);
  const sold = await sellToOther(academy, idOf('other'));
  const { purchase: purchaseId } = await sellToOther(academy, idOf('followed'));
  const rewards = await createRewards(academy, { idOf, purchaseId });
  const authored = {
    ...(await createShared(academy, actors.map(idOf), idOf('followed'))),
    other: await createDraft(academy, 'other', idOf('other')),
  };
  const otherOwned = await createOwned(academy, 'other', idOf('other'));
  const programOf = await createPrograms(academy, actors.map(idOf), idOf('followed'));
  const objects = new Map<string, Objects>();
  for (const [index, actor] of actors.entries()) {
    const own = await belongingsOf(actor, index + 1, products.cohorts.own, idOf('other'));
    const partner = await addPartner(academy, { key: `pk_access_${actor}` });
    objects.set(actor, {
      ...ownedObjects(own, other),
      ...shared,
      ...rewards,
      ...authoredObjects({ ...authored, own: await createDraft(academy, actor, idOf(actor)) }),
      ...ownedPairs(await createOwned(academy, actor, idOf(actor)), otherOwned),
      ...(await programOf(idOf(actor))),
      ...(await createWords(academy, products, idOf('other'), own)),
      ...(await commentOn(academy, Number(other.submission), idOf(actor))),
      learner: { base: idOf('other'), own: idOf(actor) },
      application: { base: application },
      ...(await addCases(academy, { own: idOf(actor), other: idOf('other') })),
      learnersPurchase: { base: sold.purchase, own: own.purchase },
      learnersNote: { base: await noteAbout(academy, idOf('other'), idOf(actor)) },
      learnersCard: { base: await addCardFor(academy, actor, idOf('other')) },
      managedPrice: { base: sold.price },
      managedCheckout: { base: await addManagedPage(academy, `access-managed-${index}`) },
      managedAddon: { base: await addAddon(academy, idOf('other'), sold.product) },
      idleAddon: { base: await addAddon(academy, idOf('other'), sold.product) },
      learnersAward: { base: Number(other.diploma) },
      managedPartner: { base: partner.id },
      managedKey: { base: partner.key },
      managedName: { base: `access-managed-${index}` },
      idleCheckout: { base: await addManagedPage(academy, `access-idle-${index}`) },
      managedProduct: { base: sold.product },
      managedDiploma: { base: sold.diploma },
      followed: { base: idOf('other'), other: idOf('followed') },
    });
  }
  return {
    idOf,
    objectOf(actor, kind, variant = 'base') {
      const found =
        objects.get(actor)?.[kind]?.[variant] ??
        (variant === 'missing' ? (missing[kind] ?? nothing) : undefined);
      if (found === undefined) throw new Error(`${actor} has no ${variant} ${kind}.`);
      return found;
    },
  };
}

/** Comments of someone on the work of `other`: one was sent, one is a draft. */
async function commentOn({ db, clock }: TestApp, submissionId: number, authorId: number) {
  const [lineComment, lineDraft] = [randomUUID(), randomUUID()];
  const now = clock.now();
  const line = { part: 'file', part_name: 'work.pdf', line: 1, quote: '', is_required: false };
  const common = { ...line, submission_id: submissionId, author_id: authorId, version: 1 };
  const words = { message: 'About the line', created_at: now };
  await db
    .insertInto('submission_comment')
    .values([
      { ...common, ...words, id: lineComment, sent_at: now },
      { ...common, ...words, id: lineDraft },
    ])
    .execute();
  return { lineComment: { base: lineComment }, lineDraft: { base: lineDraft } };
}

/** A purchase of `other` that staff sold and of which half is paid, and the price of another product. */
async function sellToOther(academy: TestApp, other: number) {
  const plans = [{ type: 'paymentPlan' as const, months: 2, total: 8400 }];
  const next = await addCourse(academy);
  const priceOf = async (course = next) => (await addPrices(academy, course, plans)).priceIds[0];
  const { body } = await academy.call('admin', 'POST', `/management/users/${other}/purchases`, {
    priceId: await priceOf(await addCourse(academy)),
    paymentType: 'offline',
    requestId: randomUUID(),
    managementContext: { logMessage: 'Sold' },
  });
  return {
    purchase: body.purchase.purchase.id as number,
    price: await priceOf(),
    product: next.id,
    diploma: await diplomaOf(academy, next),
  };
}

/** What a product gives to those who finish it. */
async function diplomaOf(academy: TestApp, course: Course): Promise<number> {
  await addDiploma(academy, [course]);
  const { diploma_id } = await academy.db
    .selectFrom('module_diploma')
    .select('diploma_id')
    .where('module_id', '=', course.id)
    .executeTakeFirstOrThrow();
  return diploma_id;
}

/** A checkout page that visitors don't see. */
async function addManagedPage(academy: TestApp, uniqueId: string): Promise<number> {
  const course = await addCourse(academy);
  await addPrices(academy, course);
  return addCheckoutPage(academy, course, { uniqueId, isPublic: false });
}

async function addAddon(academy: TestApp, staffId: number, productId: number): Promise<number> {
  const form = { name: 'Extra', productId, customProduct: null };
  return (await createAddon(academy, { id: staffId }, form)).id;
}

async function noteAbout({ db, clock }: TestApp, userId: number, authorId: number) {
  const { id } = await db
    .insertInto('user_note')
    .values({
      user_id: userId,
      author_id: authorId,
      note: 'Calls in the evening',
      change_id: randomUUID(),
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** A card that someone of the staff added for `other` in the session the matrix calls in. */
async function addCardFor(academy: TestApp, actor: Actor, other: number): Promise<string> {
  const { db, clock } = academy;
  const { id: methodId } = await db
    .selectFrom('payment_method')
    .select('id')
    .where('user_id', '=', other)
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  const sessionId = sessionIdOf(await academy.sessionOf(actor));
  const token = `tok_of_another_by_${actor}`;
  const used = { token, methodId, now: clock.now() };
  await db.transaction().execute((trx) => useToken(trx, { id: other, sessionId }, used));
  return token;
}

/** A question and a response of `other` for each to try: whoever may takes them out. */
async function createWords(
  { db, clock }: TestApp,
  { ours, closed }: Products,
  author: number,
  own: Belongings,
): Promise<Objects> {
  const words = { body: 'By other', html: learnerMarkdownToHtml('By other') };
  const by = { user_id: author, created_at: clock.now(), ...words };
  const ask = async (lesson: number) =>
    db
      .insertInto('lesson_question')
      .values({ ...by, module_id: lesson, title: 'How?' })
      .returning('id')
      .executeTakeFirstOrThrow();
  const respond = async (question: number) =>
    db
      .insertInto('lesson_response')
      .values({ ...by, question_id: question })
      .returning('id')
      .executeTakeFirstOrThrow();
  const other = await ask(ours.first.lesson);
  const elsewhere = await ask(closed.first.lesson);
  const response = await respond(other.id);
  return {
    question: { base: own.question, other: other.id, elsewhere: elsewhere.id },
    response: { base: own.response, other: response.id },
  };
}
