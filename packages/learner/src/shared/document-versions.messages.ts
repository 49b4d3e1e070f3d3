import { defineMessages } from '@uplink/api-client/messages';

export const documentVersionsMessages = defineMessages('learner/document-versions', {
  version: (version: number, date: string) => `Version ${version}, in force since ${date}`,
  history: 'Earlier versions',
});
