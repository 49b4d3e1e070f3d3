import type { Schema } from '@uplink/api-client';
import { formatNumber, plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

type Outcome = Schema<'UserUploadOutcome'>;

const users = (count: number) => plural(count, 'user');

export const userUploadMessages = defineMessages('admin/user-upload', {
  open: 'Upload CSV',
  noun: 'The upload',
  none: 'No such upload',
  noneText: 'Uploads are kept for 30 days.',
  help: 'The first line of the file names its columns: first name, last name, email, phone, roles, cohort and T-shirt size. Nothing is added until you start the upload.',
  limits: 'csv, up to 10,000 users',
  checking: 'Checking every line',
  template: 'Download the template',
  templateFile: 'users-template.csv',
  templateText:
    'firstName,lastName,email,phone,roles,cohort,tshirtSize\nMaya,Okafor,maya.okafor@example.org,+1 312 555 0147,student,,M\n',
  earlier: 'Earlier uploads',
  earlierLine: ({ fileName, counts }: Schema<'UserUpload'>) =>
    `${fileName}: ${users(counts.added)} added`,
  another: 'Another file',
  states: {
    checked: 'Checked',
    running: 'Running',
    stopped: 'Stopped',
    done: 'Done',
    takingBack: 'Being undone',
    takenBack: 'Undone',
  } satisfies Record<Schema<'UserUpload'>['state'], string>,
  outcomes: {
    ready: 'To be added',
    faulty: 'Faults',
    known: 'Have an account',
    added: 'Added',
    updated: 'Updated',
    failed: 'Failed',
    takenBack: 'Undone',
  } satisfies Record<Outcome, string>,
  columns: 'Columns',
  fileToField: 'file to field',
  column: (name: string) => `Field for ${name}`,
  fields: {
    firstName: 'First name',
    lastName: 'Last name',
    email: 'Email',
    phone: 'Phone',
    roles: 'Roles',
    cohort: 'Cohort',
    tshirtSize: 'T-shirt size',
  } satisfies Record<Schema<'UserUploadField'>, string>,
  steps: { file: 'File', columns: 'Columns', check: 'Check', upload: 'Upload', result: 'Result' },
  stepStates: { done: 'done', current: 'now', waiting: 'stopped', open: '' },
  stepsDone: (count: number, all: number) => `Upload: ${count} of ${all} steps done`,
  mapped: (count: number, all: number) => `${count} of ${all} mapped`,
  faultCount: (count: number) => plural(count, 'fault'),
  leaveOut: 'Leave out',
  happens: 'What happens',
  activation: 'Send each new user the activation email',
  assigns: 'Assign to the cohort in the file',
  updates: 'Update people who already have an account',
  undoable: 'Can be undone for 24 hours, for users who haven’t signed in.',
  skipped: 'Fix here, or skip these lines. The file on your disk stays as it is.',
  checkAgain: 'Check again',
  cell: (column: string, line: number) => `${column}, line ${line}`,
  notChecked: 'Not checked yet',
  downloadFaults: (count: number) => `Download the ${plural(count, 'fault')}`,
  start: (count: number) => `Upload ${users(count)}`,
  stop: 'Stop',
  resume: (count: number) => `Resume with ${users(count)}`,
  progress: 'Adding users',
  progressText: (done: number, all: number) =>
    `${formatNumber(done)} of ${formatNumber(all)}. You can leave this page: you’ll get an email when it is done. It starts within a minute.`,
  timeLeft: (seconds: number) =>
    seconds < 90 ? `About ${seconds} s left.` : `About ${Math.round(seconds / 60)} min left.`,
  download: 'Download the result',
  showUsers: 'Show the users',
  takeBack: 'Undo upload',
  takeBackUntil: (day: string, time: string) => `Can be undone until ${day}, ${time}.`,
  takeBackTitle: (fileName: string) => `Undo the upload of ${fileName}?`,
  takeBackText: (count: number) =>
    `Of the ${users(count)} it added, those who have not confirmed their address, bought or been awarded anything are deleted. This cannot be undone.`,
  takingBack: 'Undoing',
  takenBack: (count: number, left: number) =>
    `${users(count)} removed.${left > 0 ? ` ${users(left)} stayed: their accounts are in use.` : ''}`,
  linesNoun: 'Lines of the file',
  linesUnit: 'lines',
  lines: (count: number) => plural(count, 'line'),
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
  done: (count: number, updated: number) =>
    updated > 0 ? `${users(count)} added, ${updated} updated` : `${users(count)} added`,
  nothing: 'There are no lines to add.',
});
