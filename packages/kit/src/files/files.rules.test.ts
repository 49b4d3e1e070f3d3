import { formatMessages } from '@uplink/api-client/messages';
import { expect, test } from 'vitest';
import { filesMessages } from './files.messages.ts';
import { describeFile, mendVerb, percentOf, spokenProgress } from './files.rules.ts';

const row = { size: 2048, status: 'uploading' as const, progress: undefined, error: undefined };

test('a file says how far it is and how long it takes', () => {
  expect(describeFile(row, filesMessages, formatMessages)).toBe('2 kB, starting');
  const progress = { loaded: 1024, total: 2048, speed: 8, secondsLeft: 128, resumedFrom: 0 };
  expect(describeFile({ ...row, progress }, filesMessages, formatMessages)).toBe(
    '1 kB of 2 kB at 8 B a second, 2 min left',
  );
  expect(
    describeFile(
      { ...row, progress: { ...progress, speed: 0, secondsLeft: undefined } },
      filesMessages,
      formatMessages,
    ),
  ).toBe('1 kB of 2 kB');
  expect(percentOf({ progress })).toBe(50);
  expect(percentOf({ progress: undefined })).toBe(0);
  expect(describeFile({ ...row, status: 'stored' }, filesMessages, formatMessages)).toBe(
    '2 kB, uploaded',
  );
  expect(
    describeFile(
      { ...row, status: 'failed', error: 'too many files' },
      filesMessages,
      formatMessages,
    ),
  ).toBe('too many files');
});

test('a file that goes on after a break says from where', () => {
  const again = { loaded: 1270, total: 2048, speed: 0, secondsLeft: undefined, resumedFrom: 1270 };
  expect(describeFile({ ...row, progress: again }, filesMessages, formatMessages)).toBe(
    'Resuming at 62%',
  );
  const moving = { ...again, loaded: 1536, speed: 8, secondsLeft: 64 };
  expect(describeFile({ ...row, progress: moving }, filesMessages, formatMessages)).toBe(
    '1.5 kB of 2 kB at 8 B a second, 1 min left. Resumed at 62%',
  );
  const failed = { ...row, status: 'failed' as const, error: 'No connection.' };
  expect(describeFile({ ...failed, progress: again }, filesMessages, formatMessages)).toBe(
    'No connection. 62% is saved. Try again to resume from there.',
  );
  expect(
    describeFile({ ...row, progress: { ...moving, loaded: 2048 } }, filesMessages, formatMessages),
  ).toBe('2 kB sent, saving');
});

test('progress is spoken at the quarters, and where it goes on', () => {
  const at = (loaded: number, resumedFrom = 0, speed = 0) =>
    spokenProgress(
      {
        name: 'a.zip',
        progress: { loaded, total: 100, speed, secondsLeft: undefined, resumedFrom },
      },
      filesMessages,
    );
  expect([0, 24].map((loaded) => at(loaded))).toEqual(['', '']);
  expect([25, 74, 99, 100].map((loaded) => at(loaded))).toEqual([
    'a.zip, 25%',
    'a.zip, 50%',
    'a.zip, 75%',
    'a.zip, 100%',
  ]);
  expect(at(62, 62)).toBe('a.zip, resuming at 62%');
  expect(at(80, 62, 8)).toBe('a.zip, 75%');
});

test('a taken name is mended by another name', () => {
  expect(mendVerb({ error: 'Repeated file name found' }, filesMessages)).toBe('Rename');
  expect(mendVerb({ error: 'The file could not be sent.' }, filesMessages)).toBe('Try again');
});
