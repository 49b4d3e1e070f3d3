import { defineMessages } from '../messages/define-messages.ts';

export const paginationMessages = defineMessages('ui/pagination', {
  label: (noun: string) => `Pages of ${noun}`,
  range: (from: number, to: number, total: number, noun: string) =>
    `${from} to ${to} of ${total.toLocaleString('en-US')} ${noun}`,
  page: (number: number) => `Page ${number}`,
  previous: 'Previous page',
  next: 'Next page',
});
