import { defineMessages } from '@uplink/api-client/messages';

export const pdfPagesMessages = defineMessages('kit/pdf-pages', {
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  pdf: (name: string) => `Pages of ${name}`,
  pdfFailed: 'This PDF can’t be shown here. Download it to read it.',
});
