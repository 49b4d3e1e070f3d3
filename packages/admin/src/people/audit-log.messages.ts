import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const auditLogMessages = defineMessages('admin/audit-log', {
  noun: 'The audit log',
  unit: (count: number) => plural(count, 'entry', 'entries'),
  emptyTitle: 'Nothing has happened yet',
  emptyText: 'Everything staff do in the admin tools appears here. Entries can’t be changed.',
  action: 'Action',
  anyAction: 'Any action',
  since: 'Since',
  until: 'Until',
  date: 'Date',
  by: 'By',
  user: 'User',
  changes: 'Before and after',
  reason: 'Reason',
  none: 'None',
  person: (id: number) => `User usr_${id}`,
  cohort: (id: number) => `Cohort ${id}`,
  onlyBy: (id: number) => `By usr_${id}`,
  remove: (filter: string) => `Remove filter ${filter}`,
  download: 'Download CSV',
});
