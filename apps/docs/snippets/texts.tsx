import contract from '@uplink/api-client/contract.json' with { type: 'json' };
import { UplinkProvider } from '@uplink/api-client/react';
import { createMockClient } from '@uplink/api-client/testing';
import type { MessageOverrides } from '@uplink/learner/messages';
import { QuizPlayer } from '@uplink/learner/quizzes';

const client = createMockClient(contract);

const german: MessageOverrides = {
  'learner/quiz-player': {
    noun: 'Das Quiz',
    submit: 'Antworten abgeben',
    intro: (count) => (count === 1 ? 'Eine Frage' : `${count} Fragen`),
  },
};

export default function GermanQuiz() {
  return (
    <UplinkProvider client={client} messages={german}>
      <QuizPlayer lessonId={42} backHref="/courses" onSubmitted={() => {}} />
    </UplinkProvider>
  );
}
