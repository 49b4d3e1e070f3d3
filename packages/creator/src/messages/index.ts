// Types only: importing this entry lets `UplinkProvider` know the texts of this package.
export type { MessageCatalog, MessageOverrides } from '@uplink/kit/messages';

declare module '@uplink/api-client/messages' {
  interface MessageCatalog {
    'creator/bank-picker': typeof import('../quizzes/bank-picker.messages.ts').bankPickerMessages;
    'creator/bundle': typeof import('../products/bundle/bundle.messages.ts').bundleMessages;
    'creator/certificates': typeof import('../certificates/certificates.messages.ts').certificatesMessages;
    'creator/cohorts': typeof import('../cohorts/cohorts.messages.ts').cohortsMessages;
    'creator/copies': typeof import('../products/copies.messages.ts').copiesMessages;
    'creator/create-product': typeof import('../products/create-product.messages.ts').createProductMessages;
    'creator/creator-home': typeof import('../home/creator-home.messages.ts').creatorHomeMessages;
    'creator/definition': typeof import('../shared/exercises/definition.messages.ts').definitionMessages;
    'creator/delete-product': typeof import('../products/delete-product.messages.ts').deleteProductMessages;
    'creator/description': typeof import('../shared/description/description.messages.ts').descriptionMessages;
    'creator/duplicate-product': typeof import('../products/duplicate-product.messages.ts').duplicateProductMessages;
    'creator/emails': typeof import('../emails/emails.messages.ts').emailsMessages;
    'creator/exams': typeof import('../exams/exams.messages.ts').examsMessages;
    'creator/exercise-choices': typeof import('../shared/exercises/choices.messages.ts').exerciseChoicesMessages;
    'creator/exercise-columns': typeof import('../shared/exercises/columns.messages.ts').exerciseColumnsMessages;
    'creator/exercise-editor': typeof import('../exercises/exercise-editor.messages.ts').exerciseEditorMessages;
    'creator/exercise-workbench': typeof import('../shared/exercises/workbench.messages.ts').workbenchMessages;
    'creator/faults': typeof import('../shared/faults.messages.ts').faultMessages;
    'creator/files': typeof import('../products/files/files.messages.ts').filesMessages;
    'creator/homework-editor': typeof import('../homeworks/homework-editor.messages.ts').homeworkEditorMessages;
    'creator/import-questions': typeof import('../shared/question-files/import-questions.messages.ts').importQuestionsMessages;
    'creator/intro': typeof import('../products/intro/intro.messages.ts').introMessages;
    'creator/lab-stages': typeof import('../labs/stages/lab-stages.messages.ts').labStagesMessages;
    'creator/labs': typeof import('../labs/labs.messages.ts').labsMessages;
    'creator/lesson-pane': typeof import('../lessons/lesson-pane.messages.ts').lessonPaneMessages;
    'creator/media': typeof import('../media/media.messages.ts').mediaMessages;
    'creator/notifications': typeof import('../notifications/notifications.messages.ts').notificationsMessages;
    'creator/pickers': typeof import('../shared/pickers/pickers.messages.ts').pickersMessages;
    'creator/pricing': typeof import('../pricing/pricing.messages.ts').pricingMessages;
    'creator/product-editor': typeof import('../products/product-editor.messages.ts').productEditorMessages;
    'creator/product-list': typeof import('../products/product-list.messages.ts').productListMessages;
    'creator/publish': typeof import('../products/publish.messages.ts').publishMessages;
    'creator/question-bank': typeof import('../questions/question-bank.messages.ts').questionBankMessages;
    'creator/question-files': typeof import('../shared/question-files/question-files.messages.ts').questionFilesMessages;
    'creator/questions': typeof import('../shared/questions/questions.messages.ts').questionsMessages;
    'creator/quiz-editor': typeof import('../quizzes/quiz-editor.messages.ts').quizEditorMessages;
    'creator/row-buttons': typeof import('../shared/row-buttons.messages.ts').rowButtonsMessages;
    'creator/settings': typeof import('../products/settings/settings.messages.ts').settingsMessages;
    'creator/surveys': typeof import('../surveys/surveys.messages.ts').surveysMessages;
    'creator/syllabus': typeof import('../syllabus/syllabus.messages.ts').syllabusMessages;
    'creator/video': typeof import('../lessons/video/video.messages.ts').videoMessages;
  }
}
