import { cleanup, render, screen, within } from '@testing-library/react';
import { UplinkProvider } from '@uplink/api-client/react';
import { createTestClient } from '@uplink/api-client/testing';
import { quizFixture } from '@uplink/kit/testing';
import { afterEach, expect, test } from 'vitest';
import { QuizPlayer } from '../quizzes/index.ts';
import type { MessageOverrides } from './index.ts';

afterEach(cleanup);

const german: MessageOverrides = {
  'learner/quiz-player': {
    submit: 'Antworten abgeben',
    intro: (count) => `${count} Fragen, ohne Zeitlimit.`,
  },
};

function Academy({ name, messages }: { name: string; messages?: MessageOverrides }) {
  return (
    <section aria-label={name}>
      <UplinkProvider
        client={createTestClient({ 'GET /me/modules/1/quiz': quizFixture })}
        messages={messages}
      >
        <QuizPlayer lessonId={1} backHref="/back" onSubmitted={() => {}} />
      </UplinkProvider>
    </section>
  );
}

test('two academies on one page ask the same quiz in their own words', async () => {
  render(
    <>
      <Academy name="German" messages={german} />
      <Academy name="English" />
    </>,
  );
  const inGerman = within(screen.getByLabelText('German'));
  const inEnglish = within(screen.getByLabelText('English'));
  expect(await inGerman.findByRole('button', { name: 'Antworten abgeben' })).toBeVisible();
  expect(inGerman.getByText('3 Fragen, ohne Zeitlimit.')).toBeVisible();
  expect(inGerman.queryByText('Submit answers')).toBeNull();
  expect(await inEnglish.findByRole('button', { name: 'Submit answers' })).toBeVisible();
});

test('a text or a namespace that does not exist is a type error', () => {
  // @ts-expect-error: the text is called `submit`
  const text: MessageOverrides = { 'learner/quiz-player': { send: 'Abgeben' } };
  // @ts-expect-error: the namespace is called `learner/quiz-player`
  const namespace: MessageOverrides = { 'learner/quiz': { submit: 'Abgeben' } };
  expect([text, namespace]).toHaveLength(2);
});
