import { createHash, randomUUID } from 'node:crypto';
import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../../audit/invariant.ts';
import { invariants } from '../../audit/invariants.ts';
import { textOfPdf } from '../../testing/pdf-text.ts';
import { races, raceTime } from '../../testing/races.ts';
import type { ListeningApp } from '../../testing/test-app.ts';
import { addCourse, addProgram, type Course, type Product } from '../../testing/world/courses.ts';
import { createListeningWorld } from '../../testing/world/create-world.ts';
import { give } from '../../testing/world/learning.ts';
import { addPerson } from '../../testing/world/people.ts';
import { TEST_PNG } from '../../testing/world/pictures.ts';
import { addPrices } from '../../testing/world/prices.ts';
import { buy, saveCard } from '../purchases/orders.fixture.ts';
import { setTerms } from './authoring/terms.service.ts';

let academy: ListeningApp;
let course: Course;
beforeAll(async () => {
  academy = await createListeningWorld();
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  course = await addCourse(academy, { lessons: 2 });
  await setTerms(academy.db, academy.clock, course.id, {
    title: 'Enrollment agreement',
    body: '## What you get\nA mentor who reads\nyour homework.\n\nTwo projects.',
  });
});
afterAll(async () => {
  expect(await audit(academy.db, invariants)).toEqual([]);
  await academy.close();
});

let number = 0;
async function newLearner(product: Product = course): Promise<string> {
  number += 1;
  const key = `signer-${number}`;
  await addPerson(academy, key);
  await give(academy, key, product);
  return key;
}

const path = (part = '', id = course.id) => `/me/modules/${id}/terms${part}`;
const read = async (person: string, id?: number): Promise<Schema<'Terms'>> =>
  (await academy.call(person, 'GET', path('', id))).body;
const pending = async (person: string): Promise<number[]> =>
  (await academy.call(person, 'GET', '/me/context')).body.moduleIdsPendingTermAcceptance;

async function upload(person: string, bytes = TEST_PNG): Promise<string> {
  const { body: form } = await academy.call(person, 'POST', '/uploads/parameters', {
    fileName: `${randomUUID()}.png`,
    category: 'signature',
  });
  const data = new FormData();
  for (const [name, value] of Object.entries<string>(form.fields)) data.append(name, value);
  data.append('file', new Blob([new Uint8Array(bytes)]), 'a.png');
  expect((await fetch(form.url, { method: 'POST', body: data })).status).toBe(201);
  return form.key;
}

async function agreementOf(person: string, changes: object = {}) {
  return {
    version: 1,
    signature: await upload(person),
    initials: await upload(person),
    address: '1420 Lakeview Ave, Chicago',
    name: 'Maya Okafor',
    phone: '+1 312 555 0142',
    email: 'maya@example.org',
    birthDate: '1994-05-11',
    ...changes,
  };
}
async function download(person: string, method: 'GET' | 'POST', part: string, body?: object) {
  const answer = await academy.app.inject({
    method,
    url: path(part),
    headers: { authorization: `Bearer ${await academy.tokenOf(person)}` },
    ...(body && { payload: body }),
  });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  return answer.rawPayload;
}

const accept = (person: string, body: object) =>
  academy.call(person, 'PUT', path('/agreement'), body);

describe('an agreement', () => {
  test('is read as headings and paragraphs, with what the profile knows', async () => {
    const person = await newLearner();
    expect(await read(person)).toMatchObject({
      state: 'pending',
      version: 1,
      blocks: [
        { kind: 'heading', text: 'What you get' },
        { kind: 'paragraph', text: 'A mentor who reads your homework.' },
        { kind: 'paragraph', text: 'Two projects.' },
      ],
      prefill: { email: `${person}@example.org`, birthDate: '' },
    });
  });

  test('holds learning back until it is accepted', async () => {
    const person = await newLearner();
    expect(await pending(person)).toEqual([course.id]);
    const start = () => academy.call(person, 'PATCH', `/me/modules/${course.id}?action=start`);
    const refused = await start();
    expect([refused.status, refused.body.next.kind]).toEqual([403, 'terms']);
    expect((await accept(person, await agreementOf(person))).status).toBe(200);
    expect(await pending(person)).toEqual([]);
    expect((await start()).status).toBe(200);
    const lesson = await academy.call(person, 'GET', `/modules/${course.lessons[0]?.id}`);
    expect(lesson.status).toBe(200);
  });

  test('of a program holds back what came with it', async () => {
    const part = await addCourse(academy);
    const program = await addProgram(academy, [part]);
    await setTerms(academy.db, academy.clock, program.id, { title: 'Rules', body: 'Be kind.' });
    const person = await newLearner(program);
    const started = await academy.call(person, 'PATCH', `/me/modules/${part.id}?action=start`);
    expect(started.body.next).toMatchObject({ kind: 'terms', moduleId: program.id });
    const alone = await newLearner(part);
    const own = await academy.call(alone, 'PATCH', `/me/modules/${part.id}?action=start`);
    expect(own.status).toBe(200);
  });

  test('is kept with a hash, for good, and can be downloaded', async () => {
    const person = await newLearner();
    expect((await academy.call(person, 'GET', path('/document'))).status).toBe(404);
    await accept(person, await agreementOf(person));
    const { state, hash } = await read(person);
    expect([state, hash?.length]).toEqual(['accepted', 64]);
    const text = await textOfPdf(await download(person, 'GET', '/document'));
    expect(text).toContain('Maya Okafor');
    expect(text.replaceAll(' ', '')).toContain(hash);
    expect((await accept(person, await agreementOf(person))).status).toBe(409);
    await expect(
      academy.db.updateTable('terms_agreement').set({ hash: 'other' }).execute(),
    ).rejects.toThrow('append only');
  });

  test('asks no one again for a new text, and new learners for the new one only', async () => {
    const product = await addCourse(academy);
    const write = (body: string) =>
      setTerms(academy.db, academy.clock, product.id, { title: 'Rules', body });
    await write('Old.');
    const [first, second] = [await newLearner(product), await newLearner(product)];
    const put = async (person: string, version: number) =>
      academy.call(
        person,
        'PUT',
        path('/agreement', product.id),
        await agreementOf(person, { version }),
      );
    expect((await put(first, 1)).status).toBe(200);
    await write('New.');
    expect(await pending(first)).toEqual([]);
    expect((await read(first, product.id)).blocks).toEqual([{ kind: 'paragraph', text: 'Old.' }]);
    expect((await put(second, 1)).status).toBe(409);
    expect((await put(second, 2)).status).toBe(200);
  });
});

describe('an agreement is refused', () => {
  test("with another's picture, with one picture twice, and with what is no png", async () => {
    const [person, other] = [await newLearner(), await newLearner()];
    const foreign = await agreementOf(other);
    const used = await agreementOf(person);
    const text = await upload(person, Buffer.from('<svg onload=alert(1)>'));
    const refusals: [object, string][] = [
      [{ ...used, signature: foreign.signature }, 'signature'],
      [{ ...used, initials: used.signature }, 'initials'],
      [{ ...used, signature: text }, 'signature'],
      [{ ...used, email: 'maya' }, 'email'],
      [{ ...used, birthDate: '2190-01-01' }, 'birthDate'],
    ];
    for (const [body, field] of refusals) {
      const { status, body: answer } = await accept(person, body);
      expect([status, Object.keys(answer.fieldErrors)]).toEqual([422, [field]]);
    }
    expect(await pending(person)).toEqual([course.id]);
    expect((await accept(person, used)).status).toBe(200);
    const product = await addCourse(academy);
    await setTerms(academy.db, academy.clock, product.id, { title: 'Rules', body: 'Be kind.' });
    await give(academy, person, product);
    const again = await academy.call(person, 'PUT', path('/agreement', product.id), used);
    expect(again.status).toBe(422);
  });

  test('to be downloaded when a picture is not the one that was signed', async () => {
    const person = await newLearner();
    const agreement = await agreementOf(person);
    await accept(person, agreement);
    await academy.db
      .updateTable('upload_grant')
      .set({ sha256: createHash('sha256').update('other').digest('hex') })
      .where('key', '=', agreement.signature)
      .execute();
    const { status, body } = await academy.call(person, 'GET', path('/document'));
    expect([status, body.code]).toEqual([404, 'damaged']);
  });
});

test('a preview shows what would be signed and stores no answer', async () => {
  const person = await newLearner();
  const pdf = await download(person, 'POST', '/preview', await agreementOf(person));
  expect(await textOfPdf(pdf)).toContain('Preview. Not signed yet.');
  expect((await read(person)).state).toBe('pending');
});

test('declining tells the staff once, and keeps learning closed', async () => {
  const person = await newLearner();
  const body = { version: 1, declineReason: 'I cannot start before summer.' };
  const before = (await academy.call('support', 'GET', '/me/notifications')).body.length;
  expect((await academy.call(person, 'PUT', path('/rejection'), body)).status).toBe(200);
  const told: Schema<'Notification'>[] = (await academy.call('support', 'GET', '/me/notifications'))
    .body;
  expect(told.length).toBe(before + 1);
  expect(told[0]?.message).toContain('declined the agreement');
});

test('declining ends what was bought, and leaves the money to the staff', async () => {
  const person = await newLearner(await addCourse(academy));
  const bought = await addCourse(academy);
  await setTerms(academy.db, academy.clock, bought.id, { title: 'Rules', body: 'Be kind.' });
  const { priceIds } = await addPrices(academy, bought);
  await saveCard(academy, person);
  const { purchase, next } = await buy(academy, person, priceIds[0] ?? 0);
  expect(next).toBe('terms');
  const body = { version: 1, declineReason: 'No.' };
  const answer = await academy.call(person, 'PUT', path('/rejection', bought.id), body);
  expect([answer.status, answer.body.moduleIdsPendingTermAcceptance]).toEqual([200, []]);
  const row = await academy.db
    .selectFrom('purchase')
    .select(['status', 'refunded'])
    .where('id', '=', purchase?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ status: 'declined', refunded: 0 });
  const late = await academy.call(
    person,
    'PUT',
    path('/agreement', bought.id),
    await agreementOf(person),
  );
  expect(late.status).toBe(404);
});

test('accepting and declining at once ends in one of the two', { timeout: raceTime }, async () => {
  for (let round = 0; round < races; round += 1) {
    const person = await newLearner();
    const agreements = [await agreementOf(person), await agreementOf(person)];
    const rejection = { version: 1, declineReason: 'No.' };
    const answers = await Promise.all([
      ...agreements.map((one) => accept(person, one)),
      academy.call(person, 'PUT', path('/rejection'), rejection),
    ]);
    const accepted = answers.slice(0, 2).filter(({ status }) => status === 200);
    expect(accepted.length).toBeLessThanOrEqual(1);
    const { state } = await read(person);
    expect(state).toBe(accepted.length === 1 ? 'accepted' : 'declined');
  }
});
