// Types only: importing this entry lets `UplinkProvider` know the texts of this package.
export type { MessageCatalog, MessageOverrides } from '@uplink/api-client/messages';

declare module '@uplink/api-client/messages' {
  interface MessageCatalog {
    'learner/achievement-row': typeof import('../shared/achievement-row.messages.ts').achievementRowMessages;
    'learner/billing': typeof import('../billing/billing.messages.ts').billingMessages;
    'learner/catalog': typeof import('../catalog/catalog.messages.ts').catalogMessages;
    'learner/certificates': typeof import('../certificates/certificates.messages.ts').certificatesMessages;
    'learner/checkout': typeof import('../checkout/checkout.messages.ts').checkoutMessages;
    'learner/discussions': typeof import('../discussions/discussions.messages.ts').discussionsMessages;
    'learner/document-versions': typeof import('../shared/document-versions.messages.ts').documentVersionsMessages;
    'learner/exam-attempt': typeof import('../exams/exam-attempt.messages.ts').examAttemptMessages;
    'learner/exam-intro': typeof import('../exams/exam-intro.messages.ts').examIntroMessages;
    'learner/exam-list': typeof import('../exams/exam-list.messages.ts').examListMessages;
    'learner/exam-player': typeof import('../exams/exam-player.messages.ts').examPlayerMessages;
    'learner/exam-results': typeof import('../exams/exam-results.messages.ts').examResultsMessages;
    'learner/homework': typeof import('../homeworks/homework.messages.ts').homeworkMessages;
    'learner/homework-list': typeof import('../homeworks/homework-list.messages.ts').homeworkListMessages;
    'learner/labs': typeof import('../labs/labs.messages.ts').labsMessages;
    'learner/lesson-finish': typeof import('../lessons/finish/lesson-finish.messages.ts').lessonFinishMessages;
    'learner/lesson-player': typeof import('../lessons/lesson-player.messages.ts').lessonPlayerMessages;
    'learner/notes': typeof import('../notes/notes.messages.ts').notesMessages;
    'learner/plan': typeof import('../shared/plan.messages.ts').planMessages;
    'learner/practical-part': typeof import('../exams/practical-part.messages.ts').practicalPartMessages;
    'learner/product-card': typeof import('../catalog/product-card.messages.ts').productCardMessages;
    'learner/purchases': typeof import('../purchases/purchases.messages.ts').purchasesMessages;
    'learner/quiz-list': typeof import('../quizzes/quiz-list.messages.ts').quizListMessages;
    'learner/quiz-player': typeof import('../quizzes/quiz-player.messages.ts').quizPlayerMessages;
    'learner/quiz-review': typeof import('../quizzes/quiz-review.messages.ts').quizReviewMessages;
    'learner/ratings': typeof import('../ratings/ratings.messages.ts').ratingsMessages;
    'learner/resource-links': typeof import('../shared/resource-links.messages.ts').resourceLinksMessages;
    'learner/sale-terms': typeof import('../checkout/sale-terms.messages.ts').saleTermsMessages;
    'learner/terms': typeof import('../terms/terms.messages.ts').termsMessages;
    'learner/transcript': typeof import('../lessons/transcript/transcript.messages.ts').transcriptMessages;
    'learner/video': typeof import('../lessons/video/video.messages.ts').videoMessages;
    'learner/video-panel': typeof import('../lessons/video/video-panel.messages.ts').videoPanelMessages;
    'learner/waiting-time': typeof import('../shared/waiting-time.messages.ts').waitingTimeMessages;
    'learner/work-list-action': typeof import('../shared/work-list-action.messages.ts').workListActionMessages;
  }
}
