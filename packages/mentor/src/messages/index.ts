// Types only: importing this entry lets `UplinkProvider` know the texts of this package.
export type { MessageCatalog, MessageOverrides } from '@uplink/kit/messages';

declare module '@uplink/api-client/messages' {
  interface MessageCatalog {
    'mentor/application-inbox': typeof import('../learning/application-inbox.messages.ts').applicationInboxMessages;
    'mentor/application-review': typeof import('../learning/application-review.messages.ts').applicationReviewMessages;
    'mentor/attempts': typeof import('../homeworks/attempts.messages.ts').attemptsMessages;
    'mentor/claim': typeof import('../shared/claim/claim.messages.ts').claimMessages;
    'mentor/decisions': typeof import('../shared/decisions/decisions.messages.ts').decisionsMessages;
    'mentor/desk': typeof import('../mentoring/desk.messages.ts').deskMessages;
    'mentor/due-dates': typeof import('../milestones/due-dates.messages.ts').dueDatesMessages;
    'mentor/homework-inbox': typeof import('../homeworks/homework-inbox.messages.ts').homeworkInboxMessages;
    'mentor/inbox': typeof import('../shared/inbox/inbox.messages.ts').inboxMessages;
    'mentor/milestone-inbox': typeof import('../milestones/milestone-inbox.messages.ts').milestoneInboxMessages;
    'mentor/milestone-review': typeof import('../milestones/milestone-review.messages.ts').milestoneReviewMessages;
    'mentor/quiz-inbox': typeof import('../quizzes/quiz-inbox.messages.ts').quizInboxMessages;
    'mentor/quiz-review': typeof import('../quizzes/quiz-review.messages.ts').quizReviewMessages;
    'mentor/review': typeof import('../mentoring/review.messages.ts').reviewMessages;
    'mentor/snippets': typeof import('../shared/snippets/snippets.messages.ts').snippetsMessages;
    'mentor/submission-review': typeof import('../homeworks/submission-review.messages.ts').submissionReviewMessages;
  }
}
