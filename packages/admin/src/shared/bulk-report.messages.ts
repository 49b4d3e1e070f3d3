import { defineMessages } from '@uplink/api-client/messages';

export const bulkReportMessages = defineMessages('admin/bulk-report', {
  done: (count: number) => `Done for ${count}.`,
  unchanged: (count: number) => `${count} had it already.`,
  refused: (count: number) => `${count} could not be changed:`,
  close: 'Close',
});
