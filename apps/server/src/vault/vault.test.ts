import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runSealing } from '../areas/privacy/run-sealing.ts';
import { randomSecret } from '../config/config.ts';
import { takeCode } from '../providers/identity/second-factor/authenticator.ts';
import { type Secrets, sealText } from '../sealed.ts';
import type { TestApp } from '../testing/test-app.ts';
import { createWorld } from '../testing/world/create-world.ts';
import { addPerson } from '../testing/world/people.ts';
import { openOne, sealFor } from './vault.ts';

const place = 'user_note.note';
let academy: TestApp;
let count = 0;
beforeAll(async () => {
  academy = await createWorld();
});
afterAll(() => academy.close());

const newPerson = () => {
  count += 1;
  return addPerson(academy, `vault-${count}`);
};
const seal = (userId: number, text: string, secrets = academy.config) =>
  sealFor(academy.db, secrets, { userId, place }, text);
const open = (text: string, secrets = academy.config) => openOne(academy.db, secrets, place, text);
const former = () => ({ ...academy.config, secret: randomSecret() });
const wrappedOf = async (userId: number) =>
  (
    await academy.db
      .selectFrom('person_key')
      .select('wrapped')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow()
  ).wrapped;

test('what is sealed for a person opens, each time in other letters; what was stored before stays', async () => {
  const userId = await newPerson();
  const [first, again] = [
    await seal(userId, 'Lives by the sea'),
    await seal(userId, 'Lives by the sea'),
  ];
  expect(first).not.toBe(again);
  expect(first).not.toContain('sea');
  expect(await open(first)).toBe('Lives by the sea');
  expect(await open('from before')).toBe('from before');
  expect(await seal(userId, '~1.7.looks-sealed').then(open)).toBe('~1.7.looks-sealed');
});

test('opens for no one else, in no other column, and not when it was changed', async () => {
  const [ann, ben] = [await newPerson(), await newPerson()];
  const sealed = await seal(ann, 'secret');
  await seal(ben, 'his own');
  await expect(open(sealed.replace(`.${ann}.`, `.${ben}.`))).rejects.toThrow();
  await expect(
    openOne(academy.db, academy.config, 'authenticator.sealed_key', sealed),
  ).rejects.toThrow();
  const at = sealed.length - 4;
  const changed = sealed.slice(0, at) + (sealed[at] === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
  await expect(open(changed)).rejects.toThrow();
});

test('without the key of its person nothing opens, and a deleted account gets no other', async () => {
  const userId = await newPerson();
  const sealed = await seal(userId, 'gone with the key');
  await academy.db.deleteFrom('person_key').where('user_id', '=', userId).execute();
  expect(await open(sealed)).toBeNull();
  await academy.db
    .updateTable('app_user')
    .set({ deleted_at: academy.clock.now() })
    .where('id', '=', userId)
    .execute();
  await expect(seal(userId, 'more')).rejects.toThrow(/is deleted/);
});

test('many at once make one key', async () => {
  const userId = await newPerson();
  const sealed = await Promise.all(Array.from({ length: 8 }, (_, n) => seal(userId, `note ${n}`)));
  expect(await Promise.all(sealed.map((text) => open(text)))).toEqual(
    Array.from({ length: 8 }, (_, n) => `note ${n}`),
  );
});

test('a secret that changed opens what it sealed, and can go once its keys are moved', async () => {
  const before = former();
  const userId = await newPerson();
  const sealed = await seal(userId, 'kept', before);
  await expect(open(sealed)).rejects.toThrow(/FORMER_SECRETS/);
  const both = { ...academy.config, formerSecrets: [before.secret] };
  expect(await open(sealed, both)).toBe('kept');
  const [first, second] = await Promise.all([
    runSealing({ db: academy.db, config: both }),
    runSealing({ db: academy.db, config: both }),
  ]);
  expect(first.keys + second.keys).toBeGreaterThan(0);
  expect(await open(sealed)).toBe('kept');
  const wrapped = await wrappedOf(userId);
  expect(await runSealing({ db: academy.db, config: academy.config })).toMatchObject({ keys: 0 });
  expect(await wrappedOf(userId)).toBe(wrapped);
});

test('what was stored before its column was encrypted is encrypted, once, and read the same', async () => {
  const userId = await newPerson();
  const authorId = await academy.userId('admin');
  await sql`insert into user_note (user_id, author_id, note, change_id, created_at)
    select ${userId}, ${authorId}, 'planted note ' || n, gen_random_uuid(), now() from generate_series(1, 1100) n`.execute(
    academy.db,
  );
  const { texts } = await runSealing(academy);
  expect(texts).toBe(1100);
  expect((await runSealing(academy)).texts).toBe(0);
  const { rows } = await sql<{ note: string }>`select note from user_note where user_id = ${userId}
    order by id`.execute(academy.db);
  expect(rows.filter(({ note }) => note.includes('planted'))).toEqual([]);
  expect(await open(rows[0]?.note ?? '')).toBe('planted note 1');
  const listed = await academy.call('admin', 'GET', `/management/users/${userId}/notes`);
  expect(listed.body.data[0].note).toBe('planted note 1100');
});

test('an authenticator from before there were keys works on, after a new secret too', async () => {
  const { db, clock, config } = academy;
  const before = former();
  const both = { ...config, formerSecrets: [before.secret] };
  const key = new Secret({ size: 20 });
  const sealed = sealText(key.base32, { ...before, purpose: 'authenticator' });
  const steps = [
    // As it was written first: without the name of its secret.
    { sealed_key: sealed.split('.')[1] ?? '', secrets: both },
    { sealed_key: sealed, secrets: both },
  ];
  for (const { sealed_key, secrets } of steps) {
    const userId = await newPerson();
    const row = { user_id: userId, sealed_key, created_at: clock.now(), confirmed_at: clock.now() };
    await db.insertInto('authenticator').values(row).execute();
    const take = (given: Secrets) => {
      clock.advance(60_000);
      const code = new TOTP({ secret: key }).generate({ timestamp: clock.now().getTime() });
      return takeCode({ db, secrets: given }, { userId, code, now: clock.now() });
    };
    expect(await take(secrets)).toBe(true);
    await runSealing({ db, config: both });
    expect(await take(config)).toBe(true);
  }
});

test('birth dates from before are moved, encrypted, and read the same meanwhile', async () => {
  const name = 'vault-born';
  const id = await addPerson(academy, name);
  const old = { birth_date_year: 1990, birth_date_month: 2, birth_date_day: 28 };
  await academy.db.updateTable('app_user').set(old).where('id', '=', id).execute();
  const born = async () => (await academy.call(name, 'GET', '/me/profile')).body;
  const date = { birthDateYear: 1990, birthDateMonth: 2, birthDateDay: 28 };
  expect(await born()).toMatchObject(date);
  await runSealing(academy);
  const row = await academy.db
    .selectFrom('app_user')
    .select(['birth_date', 'birth_date_year'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ birth_date: expect.stringMatching(/^~1\./), birth_date_year: null });
  expect(await born()).toMatchObject(date);
});
