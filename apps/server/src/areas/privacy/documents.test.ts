import { currentVersion } from '@uplink/api-client/domain';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createAccount } from '../../providers/identity/sign-up/create-account.ts';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';

let academy: TestApp;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'asked');
});
afterAll(() => academy.close());

const toAccept = async () => (await academy.call('asked', 'GET', '/me/context')).body;
const accept = (...accepted: object[]) =>
  academy.call('asked', 'PUT', '/me/documents', { accepted });
const acceptedBy = (userId: number) =>
  academy.db
    .selectFrom('document_acceptance')
    .select(['document', 'version', 'accepted_at'])
    .where('user_id', '=', userId)
    .orderBy('document')
    .execute();

test('a new version is asked for until it is accepted, and recorded once with its time', async () => {
  expect((await toAccept()).documentsToAccept).toEqual(['termsOfSale', 'privacy']);
  const privacy = { document: 'privacy', version: currentVersion('privacy').version };
  expect((await accept({ ...privacy, version: 99 })).status).toBe(409);
  expect((await accept(privacy)).status).toBe(204);
  expect((await toAccept()).documentsToAccept).toEqual(['termsOfSale']);
  const first = academy.clock.now();
  academy.clock.advance(60_000);
  await Promise.all([accept(privacy, privacy), accept(privacy)]);
  const terms = { document: 'termsOfSale', version: currentVersion('termsOfSale').version };
  await accept(terms);
  expect(await toAccept()).not.toHaveProperty('documentsToAccept');
  expect(await acceptedBy(await academy.userId('asked'))).toEqual([
    { document: 'privacy', version: 1, accepted_at: first },
    { document: 'termsOfSale', version: 1, accepted_at: academy.clock.now() },
  ]);
});

test('signing up accepts what the form names; an account that staff add accepts nothing', async () => {
  const now = academy.clock.now();
  const make = (email: string, signUpMethod: 'email' | 'staff') =>
    createAccount(
      academy.db,
      { email, firstName: 'New', lastName: 'Person', passwordHash: 'x', signUpMethod },
      now,
    );
  const own = await make('own@example.org', 'email');
  const added = await make('added@example.org', 'staff');
  expect((await acceptedBy(own ?? 0)).map(({ document }) => document)).toEqual([
    'privacy',
    'termsOfSale',
  ]);
  expect(await acceptedBy(added ?? 0)).toEqual([]);
});
