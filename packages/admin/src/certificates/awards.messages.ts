import type { Schema } from '@uplink/api-client';
import { formatNumber } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const awardsMessages = defineMessages('admin/awards', {
  noun: 'The awards log',
  unit: (count: number) => `${formatNumber(count)} issued`,
  emptyTitle: 'Nothing issued yet',
  emptyText: 'What learners earn, and what you issue, is listed here.',
  recipient: 'Recipient',
  award: 'Award',
  reference: 'Reference',
  issued: 'Issued',
  expires: 'Expires',
  never: 'Never',
  status: 'Status',
  allTypes: 'Every type',
  type: 'Type',
  allStates: 'Every status',
  states: {
    valid: 'Valid',
    expired: 'Expired',
    revoked: 'Revoked',
  } satisfies Record<Schema<'DiplomaStatus'>, string>,
  issue: 'Issue an award',
  issueAction: 'Issue',
  person: 'Learner',
  product: 'Product',
  reason: 'Reason',
  reasonHelp: 'For the log.',
  actionsColumn: 'Actions',
  actions: (reference: string) => `Actions for ${reference}`,
  renew: 'Renew',
  renewText: 'It counts from now for as long as its template says.',
  revoke: 'Revoke',
  revokeText: 'Its verification page says so at once.',
  verify: 'Verification page',
  nothingFound: 'Nothing found',
});
