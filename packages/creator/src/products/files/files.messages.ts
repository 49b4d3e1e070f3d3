import { plural } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

const files = (count: number) => plural(count, 'file');

export const filesMessages = defineMessages('creator/files', {
  import: 'Import files',
  title: 'Import a product from files',
  titleOf: (name: string) => `Import files into ${name}`,
  format: 'File format',
  text: 'Choose a zip of Markdown, YAML and media, like the one you get from an export. It is checked first: nothing changes until you start the import.',
  checking: 'Checking the files',
  start: 'Import',
  another: 'Choose another archive',
  cancel: 'Cancel',
  faults: (count: number) => `${plural(count, 'error')} to correct. Nothing was imported.`,
  archive: 'The archive',
  line: (line: number) => `line ${line}`,
  creates: (name: string) => `${name} will be created as a draft.`,
  changes: (name: string, learners: number) =>
    learners === 0
      ? `${name} will be changed.`
      : `${name} will be changed. ${plural(learners, 'learner has', 'learners have')} it. Progress in what stays is kept.`,
  nothing: 'The files match the product. There is nothing to import.',
  counts: (counts: { new: number; changed: number; removed: number; same: number }) =>
    `${files(counts.new)} new, ${counts.changed} changed, ${counts.removed} removed, ${counts.same} the same`,
  kinds: { new: 'New', changed: 'Changed', removed: 'Removed' },
  more: (count: number) => `${count} more`,
  waiting: (name: string) => `${name} is being imported. You’ll get an email when it is done.`,
  done: (name: string) => `Open ${name}, which was imported`,
  failed: (name: string, why: string) => `${name} was not imported. ${why}`,
});
