// Types only: importing this entry lets `UplinkProvider` know the texts of this package.
export type { MessageCatalog, MessageOverrides } from '@uplink/api-client/messages';

declare module '@uplink/api-client/messages' {
  interface MessageCatalog {
    'learner/quiz-list': typeof import('../quizzes/quiz-list.messages.ts').quizListMessages;
    'learner/quiz-player': typeof import('../quizzes/quiz-player.messages.ts').quizPlayerMessages;
    'learner/quiz-review': typeof import('../quizzes/quiz-review.messages.ts').quizReviewMessages;
  }
}
