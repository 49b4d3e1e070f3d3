import type { Schema } from '@uplink/api-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPerson } from '../../testing/world/people.ts';

let academy: TestApp;
let path: string;
beforeAll(async () => {
  academy = await createWorld();
  await addPerson(academy, 'support', { roles: ['customerSupport'] });
  path = `/management/users/${await addPerson(academy, 'maya')}/context`;
});
afterAll(() => academy.close());

const first = {
  finishedInvite: false,
  closedInviteNotification: false,
  cancelledProductName: null,
  referralFlowStatus: 'none',
  isSessionRecordingEnabled: false,
};
const change = (body: object, by = 'support') => academy.call(by, 'PATCH', path, body);

test('flags are changed once, on what was seen, with an entry in the log', async () => {
  const flags = { ...first, finishedInvite: true };
  const body = { flags, seen: first, reason: 'Done on the telephone' };
  expect(await change(body)).toMatchObject({ status: 200, body: { finishedInvite: true } });
  expect((await change(body)).status).toBe(200);
  expect((await change({ ...body, flags: { ...first, referralFlowStatus: 'done' } })).status).toBe(
    409,
  );
  const { data } = (await academy.call('support', 'GET', path.replace('context', 'logs'))).body;
  expect(data).toMatchObject([
    {
      action: 'changeContext',
      before: { finishedInvite: false },
      after: { finishedInvite: true },
      reason: 'Done on the telephone',
    },
  ]);
});

test('sessions of a student are recorded once staff switch that on, and not by the student', async () => {
  const seen = (await academy.call('support', 'GET', path)).body as Schema<'UserContext'>;
  const own = await academy.call('maya', 'PATCH', '/me/context', {
    ...seen,
    isSessionRecordingEnabled: true,
  });
  expect(own.status).toBe(422);
  const { finishedInvite, closedInviteNotification, cancelledProductName, referralFlowStatus } =
    seen;
  const flags = {
    ...{ finishedInvite, closedInviteNotification, cancelledProductName, referralFlowStatus },
    isSessionRecordingEnabled: false,
  };
  const changed = { ...flags, isSessionRecordingEnabled: true };
  await change({ flags: changed, seen: flags, reason: 'Agreed to help us with the player' });
  expect((await academy.call('maya', 'GET', '/me/context')).body).toMatchObject({
    isSessionRecordingEnabled: true,
  });
  await change({ flags, seen: changed, reason: 'Asked us to stop' });
  expect((await academy.call('maya', 'GET', '/me/context')).body).toMatchObject({
    isSessionRecordingEnabled: false,
  });
});

test('what is computed is refused, whoever asks', async () => {
  for (const computed of [{ totalXpPoints: 9000 }, { level: 9 }, { paymentStatus: 'ok' }])
    expect(
      (await change({ flags: { ...first, ...computed }, seen: first, reason: 'No' }, 'admin'))
        .status,
    ).toBe(422);
});

test('is for support, for others than oneself', async () => {
  expect((await academy.call('maya', 'GET', path)).status).toBe(403);
  const own = path.replace(/\d+/, String(await academy.userId('support')));
  expect(
    (await academy.call('support', 'PATCH', own, { flags: first, seen: first, reason: 'No' }))
      .status,
  ).toBe(403);
});
