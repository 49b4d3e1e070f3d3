import type { Schema } from '@uplink/api-client';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addDiploma } from '../../testing/world/diplomas.ts';
import { learn } from '../../testing/world/learning.ts';
import { addPeople, addPerson } from '../../testing/world/people.ts';
import { revokeDiplomas } from './authoring/diploma.service.ts';
import { issueDiplomas } from './issue-diplomas.ts';

let academy: TestApp;
/** One with a certificate and an award, another whose diplomas no longer count, and one without. */
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner', 'former', 'stranger');
  await issue('former', await productWith('expired', { expiryYears: 1 }));
  academy.clock.advance(366 * 86_400_000);
  const revoked = await productWith('revoked');
  await issue('former', revoked);
  await revokeDiplomas(academy.db, await academy.userId('former'), revoked, academy.clock.now());
  const course = await addCourse(academy, { name: 'VLANs and Switching Foundations' });
  await addDiploma(academy, [course], { name: 'Certificate of completion' });
  await addDiploma(academy, [course], { name: 'Award', type: 3, referencePrefix: 'A-' });
  await learn(academy, 'learner', course, { done: 1 });
});
afterAll(() => academy.close());

const list = async (person: string, query = ''): Promise<Schema<'DiplomaPage'>> =>
  (await academy.call(person, 'GET', `/me/diplomas${query}`)).body;
const codeOf = async (id: number) =>
  (
    await academy.db
      .selectFrom('diploma_issue')
      .select('code')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
  ).code;
const verify = (code: string) =>
  academy.app.inject({ method: 'GET', url: `/verifications/diplomas/${code}` });

/** A product that gives one diploma. */
async function productWith(
  name: string,
  { expiryYears = 0, prefix = `${name}-`, type = 1 as 1 | 3 } = {},
) {
  const product = await addCourse(academy, { name });
  await addDiploma(academy, [product], {
    type,
    name: `Certificate ${name}`,
    referencePrefix: prefix,
    referenceStartNumber: 500,
    expiryYears,
  });
  return product.id;
}

const issue = async (person: string, moduleId: number) => {
  const userId = await academy.userId(person);
  await academy.db
    .transaction()
    .execute((trx) => issueDiplomas(trx, userId, moduleId, academy.clock.now()));
};

describe('a finished product', () => {
  test('gave its certificate and its award, once each', async () => {
    const { data } = await list('learner');
    expect(data.map(({ type, moduleName, status }) => [type, moduleName, status]).sort()).toEqual([
      [1, 'VLANs and Switching Foundations', 'valid'],
      [3, 'VLANs and Switching Foundations', 'valid'],
    ]);
    expect((await list('stranger')).data).toEqual([]);
  });

  test('gives nothing twice, from fifty sides at once', async () => {
    await addPeople(academy, 'racer');
    const product = await productWith('race');
    await Promise.all(Array.from({ length: 50 }, () => issue('racer', product)));
    const { data } = await list('racer');
    const given = data.filter(({ referenceNumber }) => referenceNumber.startsWith('race-'));
    expect(given.map(({ referenceNumber }) => referenceNumber)).toEqual(['race-500']);
  });

  test('numbers the diplomas of one prefix without a gap and without a number given twice', async () => {
    const products = [
      await productWith('first', { prefix: 'N-' }),
      await productWith('second', { prefix: 'N-' }),
    ];
    const people = ['one', 'two', 'three', 'four', 'five'];
    await addPeople(academy, ...people);
    await Promise.all(
      people.flatMap((person) => products.map((product) => issue(person, product))),
    );
    const pages = await Promise.all(people.map((person) => list(person)));
    const numbers = pages.flatMap(({ data }) => data.map((one) => one.referenceNumber));
    expect(numbers.sort()).toEqual(Array.from({ length: 10 }, (_, index) => `N-${500 + index}`));
  });

  test('whose certificate is switched off gives its award only', async () => {
    await addPeople(academy, 'prized');
    for (const type of [1, 3] as const) {
      const product = await productWith(`off-${type}`, { type });
      const off = { certificate_enabled: false };
      await academy.db.updateTable('module').set(off).where('id', '=', product).execute();
      await issue('prized', product);
    }
    expect((await list('prized')).data.map(({ type }) => type)).toEqual([3]);
  });

  test('leaves what was issued as it was when names change', async () => {
    await addPeople(academy, 'keeper');
    const product = await productWith('kept');
    await issue('keeper', product);
    const change = { name: 'Renamed' };
    await academy.db.updateTable('module').set(change).where('id', '=', product).execute();
    await academy.db.updateTable('diploma').set(change).execute();
    expect((await list('keeper')).data[0]).toMatchObject({
      name: 'Certificate kept',
      moduleName: 'kept',
    });
  });
});

describe('the list', () => {
  test('has pages of eight, and one kind where it is asked for', async () => {
    await addPeople(academy, 'collector');
    for (let count = 0; count < 9; count += 1)
      await issue('collector', await productWith(`p${count}`));
    await issue('collector', await productWith('award', { type: 3 }));
    const first = await list('collector');
    expect([first.data.length, first.paging.total]).toEqual([8, 10]);
    const next = (await academy.call('collector', 'GET', first.paging.next ?? '')).body;
    expect(next.data).toHaveLength(2);
    expect((await list('collector', '?type=3')).data.map(({ type }) => type)).toEqual([3]);
    expect((await academy.call('collector', 'GET', '/me/diplomas?type=4')).status).toBe(422);
  });

  test('one is read by its id and type, and only by whom it belongs to', async () => {
    const [diploma] = (await list('learner', '?type=1')).data;
    const url = `/me/diplomas/${diploma?.id}`;
    const { body } = await academy.call('learner', 'GET', `${url}?type=1`);
    expect(body).toMatchObject({
      ...diploma,
      recipient: 'Learner Vega',
      body: expect.stringContaining('that Learner Vega has finished'),
    });
    expect(body.verificationUrl).toContain(await codeOf(body.id));
    expect((await academy.call('learner', 'GET', `${url}?type=3`)).status).toBe(404);
    expect((await academy.call('learner', 'GET', url)).status).toBe(422);
    for (const path of [`${url}?type=1`, `${url}/pdf?type=1`])
      expect((await academy.call('stranger', 'GET', path)).status).toBe(404);
  });
});

describe('verification', () => {
  test('needs no sign-in and says what the certificate says, no more', async () => {
    const [diploma] = (await list('learner', '?type=1')).data;
    const answer = await verify(await codeOf(diploma?.id ?? 0));
    expect(answer.json()).toEqual({
      status: 'valid',
      type: 1,
      name: diploma?.name,
      moduleName: diploma?.moduleName,
      recipient: 'Learner Vega',
      referenceNumber: diploma?.referenceNumber,
      issuedAt: diploma?.issuedAt,
      expiresAt: diploma?.expiresAt,
    });
  });

  test('tells an expired and a revoked one apart', async () => {
    const { data } = await list('former');
    expect(data.map(({ status }) => status).sort()).toEqual(['expired', 'revoked']);
    for (const { id, status } of data)
      expect((await verify(await codeOf(id))).json().status).toBe(status);
  });

  test('knows a moment before and a moment after the last day', async () => {
    await addPeople(academy, 'punctual');
    const product = await productWith('short', { expiryYears: 1 });
    await issue('punctual', product);
    const [{ expiresAt, issuedAt } = { expiresAt: null, issuedAt: '' }] = (await list('punctual'))
      .data;
    expect(expiresAt).toBe(issuedAt.replace(/^\d+/, (year) => String(Number(year) + 1)));
    const left = new Date(expiresAt ?? '').getTime() - academy.clock.now().getTime();
    academy.clock.advance(left - 1);
    expect((await list('punctual')).data[0]?.status).toBe('valid');
    academy.clock.advance(1);
    expect((await list('punctual')).data[0]?.status).toBe('expired');
    await revokeDiplomas(
      academy.db,
      await academy.userId('punctual'),
      product,
      academy.clock.now(),
    );
    expect((await list('punctual')).data[0]?.status).toBe('revoked');
    expect((await academy.call('punctual', 'GET', '/me/achievements')).body.data).toEqual([]);
  });

  test.each(['0000000000000000', 'UA-C-1000', '1', "' or 1=1 --"])(
    'of %s finds nothing',
    async (code) => {
      expect((await verify(encodeURIComponent(code))).statusCode).toBe(404);
    },
  );
});

describe('the PDF', () => {
  let printed = 0;
  async function print(person: string) {
    const [diploma] = (await list(person, '?type=1')).data;
    const answer = await academy.app.inject({
      method: 'GET',
      url: `/me/diplomas/${diploma?.id}/pdf?type=1`,
      headers: { authorization: `Bearer ${await academy.tokenOf(person)}` },
    });
    expect(answer.headers['content-type']).toBe('application/pdf');
    const data = new Uint8Array(answer.rawPayload);
    const pdf = await getDocument({ data, verbosity: 0 }).promise;
    const page = await pdf.getPage(1);
    const { items } = await page.getTextContent();
    const said = items.map((item) => ('str' in item ? item.str : '')).join(' ');
    return { pdf, page, said, diploma };
  }

  test('says what was issued, tagged, with title, language and a link to its verification', async () => {
    const { pdf, page, said, diploma } = await print('learner');
    expect(pdf.numPages).toBe(1);
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info.Language).toBe('en');
    expect(info.Title).toContain('Learner Vega');
    for (const part of [
      'Learner Vega',
      diploma?.moduleName,
      diploma?.referenceNumber,
      'Robin Vega',
    ])
      expect(said).toContain(part);
    const tags = JSON.stringify(await page.getStructTree());
    for (const role of ['Document', 'H1', 'H2', 'H3', 'P', 'Link'])
      expect(tags).toContain(`"role":"${role}"`);
    const [link] = await page.getAnnotations();
    expect(link.url).toContain(`/verify/${await codeOf(diploma?.id ?? 0)}`);
  });

  test.each([
    ['Łukasz', 'Żółć-Nguyễn'],
    ['<b>Bold</b>', '{{moduleName}}'],
    [
      'Aleksandra Maria Wilhelmina',
      'von Hohenlohe-Langenburg zu Schillingsfürst-Waldenburg-Bartenstein',
    ],
  ])('writes %s %s as it is, on one page', async (first, last) => {
    printed += 1;
    const person = `printed-${printed}`;
    await addPerson(academy, person, { name: [first, last] });
    await issue(person, await productWith(person));
    const { pdf, said } = await print(person);
    expect(pdf.numPages).toBe(1);
    for (const word of `${first} ${last}`.split(/[ -]/)) expect(said).toContain(word);
  });
});
