import { parseDataUrl } from '@uplink/api-client/domain';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { textOfPdf } from '../../../testing/pdf-text.ts';
import type { TestApp } from '../../../testing/test-app.ts';
import { addCourse } from '../../../testing/world/courses.ts';
import { createWorld } from '../../../testing/world/create-world.ts';
import { addDiploma } from '../../../testing/world/diplomas.ts';
import { addPeople, addPerson } from '../../../testing/world/people.ts';
import { TEST_PNG } from '../../../testing/world/pictures.ts';
import { postUpload } from '../../../testing/world/work.ts';
import { issueDiplomas } from '../issue-diplomas.ts';

let academy: TestApp;
let owner: number;
beforeAll(async () => {
  academy = await createWorld();
  owner = await addPerson(academy, 'owner', { roles: ['mentor'] });
  await addPerson(academy, 'stranger', { roles: ['mentor'] });
  await addPeople(academy, 'learner', 'later');
});
afterAll(() => academy.close());

const path = '/creator/me/diplomas';
const plain = {
  name: 'OSPF in Practice',
  type: 1,
  body: 'This certifies that {{studentName}} has finished {{moduleName}}.',
  referencePrefix: 'UA-',
  referenceStartNumber: 400,
  expiryDate: 0,
  headerImage: null,
  backgroundImage: null,
  logoImage: null,
  thumbnailImage: null,
  borderColor: '#1F47D6',
  signature: null,
  leftSignature: { image: null, name: 'Ilse van Dijk', jobTitle: 'Lead mentor' },
  rightSignature: null,
  leftLogo: null,
  middleLogo: null,
  rightLogo: null,
  label: null,
  title: null,
  topImage: null,
  leftImage: null,
  bottomImage: null,
  moduleIds: [] as number[],
};
type Form = { [Field in keyof typeof plain]?: unknown };

const create = (form: Form = {}, person = 'owner') =>
  academy.call(person, 'POST', path, { ...plain, ...form });
const read = async (id: number) => (await academy.call('owner', 'GET', `${path}/${id}`)).body;
const faultsOf = async (form: Form) => (await create(form)).body.fieldErrors;

describe('a certificate', () => {
  test('is read as it was written', async () => {
    const form = { ...plain, type: 2, expiryDate: 3, signature: plain.leftSignature };
    const { status, body } = await create(form);
    expect(status).toBe(200);
    expect(body).toMatchObject({ version: 1, issuedCount: 0, nextReference: 'UA-400', form });
    expect(await read(body.id)).toEqual(body);
  });

  test('of an award has its texts and images, others have none of them', async () => {
    const award = { type: 3, label: 'Award', title: 'Router of the year' };
    expect((await create(award)).body.form).toMatchObject(award);
    expect(await faultsOf({ type: 3 })).toEqual({
      label: 'This field is Required',
      title: 'This field is Required',
    });
    expect(await faultsOf({ label: 'Award' })).toEqual({ label: 'Only awards have this.' });
  });

  test('of an award that was never designed has the texts that an award needs', async () => {
    await addDiploma(academy, [], { type: 3, name: 'Layer 2 award', ownerId: owner });
    const { body: list } = await academy.call('owner', 'GET', `${path}?search=Layer 2 award`);
    const { id, version, form } = await read(list.data[0].id);
    expect(form).toMatchObject({ label: 'Digital award', title: 'Layer 2 award' });
    const sample = { studentName: 'Maya Okafor', form };
    expect((await academy.call('owner', 'POST', `${path}/${id}/preview`, sample)).status).toBe(200);
    expect((await academy.call('owner', 'PUT', `${path}/${id}`, { version, form })).status).toBe(
      200,
    );
  });

  test('names the learner, has a colour in hex digits, and years that are whole', async () => {
    expect(await faultsOf({ body: 'For you' })).toEqual({
      body: 'Add the student-name tag: {{studentName}}',
    });
    expect(await faultsOf({ borderColor: '#1A3AA' })).toEqual({ borderColor: 'Wrong Format' });
    expect((await create({ expiryDate: 1.5 })).status).toBe(422);
  });

  test('has one of three types', async () => {
    expect(await create({ type: 4 })).toMatchObject({
      status: 422,
      body: { message: 'Unexpected Diploma type.' },
    });
  });

  test('is changed from the version its author saw, and belongs to them', async () => {
    const { body } = await create();
    const put = (version: number, person = 'owner') =>
      academy.call(person, 'PUT', `${path}/${body.id}`, {
        version,
        form: { ...plain, name: 'New' },
      });
    expect((await put(1, 'stranger')).status).toBe(404);
    expect((await put(1)).body).toMatchObject({ version: 2, form: { name: 'New' } });
    expect(await put(1)).toMatchObject({
      status: 409,
      body: { current: { version: 2, by: { id: owner } } },
    });
  });

  test('is listed eight to a page, and continues after a row', async () => {
    await addPerson(academy, 'writer', { roles: ['mentor'] });
    for (const name of 'ABCDEFGHI') await create({ name }, 'writer');
    const { body: first } = await academy.call('writer', 'GET', path);
    expect(first.paging).toMatchObject({ pageSize: 8, total: 9 });
    const next = await academy.call('writer', 'GET', `${path}?cursor=${first.paging.next}`);
    expect(next.body.data).toMatchObject([{ name: 'A' }]);
    const found = await academy.call('writer', 'GET', `${path}?search=b`);
    expect(found.body.data).toMatchObject([{ name: 'B' }]);
  });
});

describe('its images', () => {
  const upload = (bytes: Buffer, name = 'logo.png', person = 'owner') =>
    postUpload(academy, person, { category: 'award', fileName: name, bytes });

  test('are pictures that its author uploaded, and come with addresses', async () => {
    const key = await upload(TEST_PNG);
    const { body } = await create({ leftLogo: key });
    expect(body.images).toMatchObject([{ key }]);
    const foreign = await upload(TEST_PNG, 'x.png', 'stranger');
    expect((await create({ leftLogo: foreign })).status).toBe(422);
    const disguised = await upload(Buffer.from('<svg/>'));
    expect((await create({ leftLogo: disguised })).status).toBe(422);
  });

  test('are under a megabyte', async () => {
    const of = (size: number) =>
      academy.call('owner', 'POST', '/uploads/parameters', {
        category: 'award',
        fileName: 'logo.png',
        size,
      });
    expect((await of(1_048_576)).status).toBe(413);
    expect((await of(1_048_575)).status).toBe(200);
  });
});

describe('the preview', () => {
  test('is the real page, as base64, within a second', async () => {
    const key = await postUpload(academy, 'owner', {
      category: 'award',
      fileName: 'a.png',
      bytes: TEST_PNG,
    });
    const { body } = await create({ leftLogo: key, backgroundImage: key });
    const ask = (form?: object) =>
      academy.call('owner', 'POST', `${path}/${body.id}/preview`, {
        studentName: 'Maya Okafor',
        form,
      });
    await ask();
    const began = performance.now();
    const { body: preview } = await ask({ ...plain, name: 'Not saved' });
    expect(performance.now() - began).toBeLessThan(1000);
    const { mimeType, base64 } = parseDataUrl(preview.pdf);
    expect(mimeType).toBe('application/pdf');
    const text = await textOfPdf(Buffer.from(base64, 'base64'));
    expect(text).toContain('Maya Okafor');
    expect(text).toContain('Not saved');
    expect(text).toContain('UA-');
  });
});

describe('what was issued', () => {
  test('stays as it was issued when its template changes or goes', async () => {
    const course = await addCourse(academy, { ownerId: owner });
    const moduleIds = [course.id];
    const { body } = await create({ moduleIds, referencePrefix: 'STAY-', borderColor: '#0A0' });
    const give = async (person: string) => {
      const id = await academy.userId(person);
      await academy.db
        .transaction()
        .execute((trx) => issueDiplomas(trx, id, course.id, academy.clock.now()));
    };
    const issued = () =>
      academy.db
        .selectFrom('diploma_issue')
        .selectAll()
        .where('diploma_id', '=', body.id)
        .orderBy('id')
        .execute();
    await give('learner');
    const before = await issued();
    expect(before).toMatchObject([
      { reference_number: 'STAY-400', design: { borderColor: '#0A0' } },
    ]);
    const form = {
      ...plain,
      moduleIds,
      name: 'New',
      referencePrefix: 'STAY-',
      referenceStartNumber: 1,
    };
    await academy.call('owner', 'PUT', `${path}/${body.id}`, { version: 1, form });
    expect(await issued()).toEqual(before);
    await academy.call('owner', 'DELETE', `${path}/${body.id}`);
    await give('later');
    expect(await issued()).toEqual(before);
    expect((await academy.call('owner', 'GET', `${path}/${body.id}`)).status).toBe(404);
  });
});
