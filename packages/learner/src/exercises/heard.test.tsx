import type { Schema } from '@uplink/api-client';
import { createQueryClient, UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import '@uplink/ui/tokens.css';
import { oneExercise } from './checked-exercise.fixture.ts';
import { aclFixture } from './exercises.fixture.ts';
import { listen } from './heard.fixture.ts';
import { LessonExercises } from './lesson-exercises.tsx';
import { networkFixture } from './network-exercise.fixture.ts';

let root: Root | undefined;
afterEach(() => {
  root?.unmount();
  document.querySelector('[data-read]')?.remove();
  localStorage.clear();
});

async function open(exercise: Schema<'Exercise'>) {
  // Keys are for those who have a keyboard: a narrow page leaves them out.
  await page.viewport(1280, 900);
  const place = document.body.appendChild(document.createElement('main'));
  place.dataset.read = '';
  root = createRoot(place);
  root.render(
    <UplinkProvider
      client={createTestClient(oneExercise(exercise))}
      queryClient={createQueryClient()}
    >
      <LessonExercises lessonId={1} backHref="#back" />
    </UplinkProvider>,
  );
}

type Target = ReturnType<typeof page.getByRole>;

/** Presses Tab until the focus is there. */
async function tabTo(heard: ReturnType<typeof listen>, target: Target, key = '{Tab}') {
  for (let presses = 0; presses < 40; presses += 1) {
    if (document.activeElement === target.element()) return;
    await heard.press(key);
  }
  throw new Error('Tab never gets there.');
}

const seen = (target: Target) => expect.element(target.first()).toBeVisible();
const heading = (name: string) => seen(page.getByRole('heading', { name }));

test('an access list is solved by keys, and everything is said', async () => {
  await open(aclFixture);
  const lines = page.getByRole('textbox', { name: 'Lines of GUEST-IN' });
  await seen(lines);
  const heard = listen();
  await heard.read('The exercise, read from the top');
  await tabTo(heard, lines);
  await heard.press('permit udp any any eq 53{Enter}permit tcp any any eq http');
  await heard.press('{Control>}{Enter}{/Control}');
  await seen(page.getByText('Goal 1 not checked'));
  await heard.press('{Control>}a{/Control}');
  await heard.press('permit udp any any eq 53{Enter}permit tcp any any eq 443');
  await heard.press('{Control>}{Enter}{/Control}');
  await heading("This packet shouldn't get through.");
  await heard.read('The result', 'aside');
  const hint = page.getByRole('button', { name: 'Show a hint' });
  await tabTo(heard, hint);
  await heard.press('{Enter}');
  await seen(page.getByText('The first line that matches decides.'));
  await tabTo(heard, lines, '{Shift>}{Tab}{/Shift}');
  await heard.press('{Control>}a{/Control}');
  await heard.press('permit udp any any eq 53');
  await heard.press('{Control>}{Enter}{/Control}');
  await heading('All goals met');
  heard.stop();
  await expect(heard.text()).toMatchFileSnapshot('./heard/access-list.txt');
});

test('a network is repaired by keys, and everything is said', async () => {
  await open(networkFixture);
  const lineOf = (device: string) =>
    page.getByRole('textbox', { name: new RegExp(`^${device}, `) });
  await seen(lineOf('R1'));
  const heard = listen();
  await heard.read('The exercise, read from the top');
  await tabTo(heard, page.getByRole('tab', { name: 'R1' }));
  await heard.press('{ArrowRight}');
  await tabTo(heard, lineOf('R3'));
  await heard.press('show ip rout3{Enter}');
  await heading("The packet arrives, but its answer doesn't.");
  await heard.read('The result', 'aside');
  await heard.press('show ip ?');
  await heard.press('{Alt>}{ArrowUp}{/Alt}');
  await tabTo(heard, lineOf('R3'));
  await heard.press('{Control>}a{/Control}conf{Tab}');
  await heard.press('{Enter}');
  await heard.press('{ArrowUp}');
  await heard.press('{ArrowDown}');
  await heard.press('ip{Escape}{Tab}');
  await tabTo(heard, lineOf('R3'), '{Shift>}{Tab}{/Shift}');
  await heard.press('ip route 10.0.10.0 255.255.255.0 10.0.12.1{Enter}');
  await heading('All goals met');
  await heard.read('What was entered', '[role=log]');
  heard.stop();
  await expect(heard.text()).toMatchFileSnapshot('./heard/command-line.txt');
});
