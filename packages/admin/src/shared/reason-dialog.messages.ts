import { defineMessages } from '@uplink/api-client/messages';

export const reasonDialogMessages = defineMessages('admin/reason-dialog', {
  reason: 'Reason for the log',
  help: 'Kept with your name.',
});
