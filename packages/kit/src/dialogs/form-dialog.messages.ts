import { defineMessages } from '@uplink/api-client/messages';

export const formDialogMessages = defineMessages('kit/form-dialog', { cancel: 'Cancel' });
