import type { Schema } from '@uplink/api-client';
import { defineMessages } from '@uplink/api-client/messages';

type Outcome = Schema<'UserUploadOutcome'>;

const users = (count: number) =>
  `${count.toLocaleString('en-US')} ${count === 1 ? 'user' : 'users'}`;

export const userUploadMessages = defineMessages('admin/user-upload', {
  open: 'Upload CSV',
  noun: 'The upload',
  none: 'No such upload',
  noneText: 'Uploads are kept for 30 days.',
  help: 'The first line of the file names its columns: first name, last name, email, phone and roles. Nothing is added until you start the upload.',
  limits: 'csv, up to 10,000 users',
  checking: 'Checking every line',
  template: 'Download the template',
  templateFile: 'users-template.csv',
  templateText:
    'firstName,lastName,email,phone,roles\nMaya,Okafor,maya.okafor@example.org,+1 312 555 0147,student\n',
  earlier: 'Earlier uploads',
  earlierLine: ({ fileName, counts }: Schema<'UserUpload'>) =>
    `${fileName}: ${users(counts.added)} added`,
  another: 'Another file',
  states: { checked: 'Checked', running: 'Running', stopped: 'Stopped', done: 'Done' },
  outcomes: {
    ready: 'To be added',
    faulty: 'Faults',
    known: 'Have an account',
    added: 'Added',
    failed: 'Failed',
  } satisfies Record<Outcome, string>,
  columns: 'Columns',
  column: (name: string) => `What ${name} is`,
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    roles: 'Roles',
  } satisfies Record<Schema<'UserUploadField'>, string>,
  steps: { file: 'File', columns: 'Columns', check: 'Check', upload: 'Upload', result: 'Result' },
  stepsDone: (count: number, all: number) => `Upload: ${count} of ${all} steps done`,
  mapped: (count: number, all: number) => `${count} of ${all} mapped`,
  faultCount: (count: number) =>
    `${count.toLocaleString('en-US')} ${count === 1 ? 'fault' : 'faults'}`,
  leaveOut: 'Leave out',
  activation: 'Send each new user the activation email',
  skipped:
    'Lines with errors are skipped. Correct them in your file and upload it again: no one is added twice.',
  start: (count: number) => `Upload ${users(count)}`,
  stop: 'Stop',
  resume: (count: number) => `Resume with ${users(count)}`,
  progress: 'Adding users',
  progressText: (done: number, all: number) =>
    `${done.toLocaleString('en-US')} of ${all.toLocaleString('en-US')}. You can leave this page: an email tells you when it is done. It begins within a minute.`,
  download: 'Download the result',
  linesNoun: 'Lines of the file',
  linesUnit: 'lines',
  lines: (count: number) => `${count.toLocaleString('en-US')} ${count === 1 ? 'line' : 'lines'}`,
  line: 'Line',
  user: 'User',
  where: 'Column',
  value: 'Value',
  fault: 'Fault',
  outcome: 'Outcome',
  noName: '(no name)',
  wholeLine: 'whole line',
  noLines: 'No such lines',
  noLinesText: 'Choose another count above.',
  done: (count: number) => `${users(count)} added`,
  nothing: 'There is no line to add.',
});
