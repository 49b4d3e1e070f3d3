import type { Schema } from '@uplink/api-client';
import { DIPLOMA_TYPE_LABELS, formatNumber } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const awardsMessages = defineMessages('admin/awards', {
  types: DIPLOMA_TYPE_LABELS,
  noun: 'The awards log',
  unit: (count: number) => `${formatNumber(count)} issued`,
  emptyTitle: 'Nothing issued yet',
  emptyText: 'Awards that learners earn or you issue appear here.',
  recipient: 'Recipient',
  award: 'Award',
  reference: 'Reference',
  issued: 'Issued',
  expires: 'Expires',
  never: 'Never',
  status: 'Status',
  allTypes: 'All types',
  type: 'Type',
  allStates: 'All statuses',
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
  renewText: 'It is valid from now for as long as its template says.',
  revoke: 'Revoke',
  revokeText: 'Its verification page shows this right away.',
  verify: 'Verification page',
});
