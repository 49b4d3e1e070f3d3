import { expect, test } from 'vitest';
import { held } from './held.ts';
import { forgetData, toldData, withNotes } from './told-data.ts';

const call = 'GET /me';
const request = new Request('http://uplink.test/me');

test('notes what the pretended server says, the longest first', async () => {
  forgetData();
  const answers = withNotes({ [call]: () => Response.json({ name: 'Maya', city: 'Utrecht' }) });
  await ask(answers);
  expect(toldData()).toEqual(['Utrecht', 'Maya']);
});

test('leaves out an answer that comes when its story is over', async () => {
  forgetData();
  const late = held(() => Response.json({ name: 'Maya' }));
  const asked = ask(withNotes({ [call]: late.answer }));
  forgetData();
  late.letGo();
  await asked;
  expect(toldData()).toEqual([]);
});

async function ask(answers: ReturnType<typeof withNotes>) {
  const answer = answers[call];
  if (typeof answer === 'function') await answer(request);
}
