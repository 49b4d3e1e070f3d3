// Types only: importing this entry lets `UplinkProvider` know the texts of this package.
export type { MessageCatalog, MessageOverrides } from '@uplink/api-client/messages';

declare module '@uplink/api-client/messages' {
  interface MessageCatalog {
    'kit/autosave': typeof import('../forms/autosave.messages.ts').autosaveMessages;
    'kit/consent-bar': typeof import('../consent/consent-bar.messages.ts').consentBarMessages;
    'kit/copy-link': typeof import('../sharing/copy-link.messages.ts').copyLinkMessages;
    'kit/exercise': typeof import('../exercises/exercise.messages.ts').exerciseMessages;
    'kit/exercise-findings': typeof import('../exercises/engine/common-findings.messages.ts').commonFindings;
    'kit/exercise-list-findings': typeof import('../exercises/engine/list-findings.messages.ts').listFindings;
    'kit/exercise-lists': typeof import('../exercises/lists/list.messages.ts').listMessages;
    'kit/exercise-network-findings': typeof import('../exercises/engine/network-findings.messages.ts').networkFindings;
    'kit/exercise-review': typeof import('../exercises/exercise-review.messages.ts').exerciseReviewMessages;
    'kit/exercise-value-findings': typeof import('../exercises/engine/value-findings.messages.ts').valueFindings;
    'kit/files': typeof import('../files/files.messages.ts').filesMessages;
    'kit/form-dialog': typeof import('../dialogs/form-dialog.messages.ts').formDialogMessages;
    'kit/homework': typeof import('../homeworks/homework.messages.ts').homeworkMessages;
    'kit/line-comments': typeof import('../homeworks/line-comments.messages.ts').lineCommentsMessages;
    'kit/list-frame': typeof import('../lists/list-frame.messages.ts').listFrameMessages;
    'kit/milestone-parts': typeof import('../milestones/milestone-parts.messages.ts').milestonePartsMessages;
    'kit/moderation': typeof import('../moderation/moderation.messages.ts').moderationMessages;
    'kit/network': typeof import('../exercises/network/network.messages.ts').networkMessages;
    'kit/not-ready': typeof import('../states/not-ready.messages.ts').notReadyMessages;
    'kit/payments': typeof import('../payments/payments.messages.ts').paymentsMessages;
    'kit/pdf-pages': typeof import('../pdf/pdf-pages.messages.ts').pdfPagesMessages;
    'kit/picture-field': typeof import('../files/picture-field.messages.ts').pictureFieldMessages;
    'kit/places': typeof import('../places/places.messages.ts').placesMessages;
    'kit/question': typeof import('../questions/question.messages.ts').questionMessages;
    'kit/products': typeof import('../products/product-words.messages.ts').productWords;
    'kit/quiz-review': typeof import('../quizzes/quiz-review.messages.ts').quizReviewMessages;
    'kit/save-bar': typeof import('../forms/save-bar.messages.ts').saveBarMessages;
    'kit/save-sign': typeof import('../saving/save-sign.messages.ts').saveSignMessages;
    'kit/sharing': typeof import('../sharing/sharing.messages.ts').sharingMessages;
    'kit/step-up': typeof import('../security/step-up.messages.ts').stepUpMessages;
    'kit/thread': typeof import('../homeworks/thread.messages.ts').threadMessages;
    'kit/value-lines': typeof import('../forms/value-lines.messages.ts').valueLinesMessages;
    'kit/work-status': typeof import('../work/work-status.messages.ts').workStatusMessages;
    'kit/work-filter': typeof import('../work/work-filter.messages.ts').workFilterMessages;
  }
}
