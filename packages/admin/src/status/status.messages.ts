import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const statusMessages = defineMessages('admin/status', {
  list: 'Incidents',
  noMatch: 'No incidents',
  noMatchText: 'Write one as soon as you know about a problem, so that people know you do.',
  filter: 'State',
  filters: { all: 'All', open: 'Open', resolved: 'Resolved' },
  count: (total: number) => plural(total, 'incident'),
  add: 'New incident',
  publicPage: 'Status page',
  incident: 'Incident',
  impact: 'Impact',
  impactHelp: 'The status page shows the parts below with it.',
  impacts: {
    notice: 'Notice, everything works',
    slow: 'Slow or late',
    down: 'Doesn’t work',
    maintenance: 'Maintenance',
  },
  state: 'State',
  states: {
    investigating: 'Investigating',
    identified: 'Cause found',
    monitoring: 'Watching',
    resolved: 'Resolved',
  },
  parts: 'Parts',
  partNames: {
    lessons: 'Website and lessons',
    files: 'Uploads and downloads',
    mail: 'Email',
    payments: 'Payments',
    background: 'Exports and notifications',
  },
  noParts: 'All parts work',
  started: 'Started',
  title: 'Title',
  message: 'What people should know',
  messageHelp:
    'Public right away. Say what fails, whether work is safe, and when you will write again.',
  publish: 'Publish',
  update: 'Add update',
  updates: 'Updates so far',
  noun: 'The incident',
  close: 'Close',
});
