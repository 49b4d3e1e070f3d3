import { expect, test } from 'vitest';
import {
  HOMEWORK_FILE_CATEGORIES,
  type HomeworkForm,
  homeworkFaults,
} from './homework-form.rules.ts';
import { UPLOAD_RULES } from './upload.rules.ts';

const faultsOf = (form: Partial<HomeworkForm>) =>
  homeworkFaults({
    type: 'UPLOAD',
    title: 'Design a network',
    brief: '',
    maxFiles: 5,
    maxFileSize: null,
    extensions: null,
    sections: [],
    ...form,
  });

test('the categories together are what homework allows', () => {
  const all = Object.values(HOMEWORK_FILE_CATEGORIES).flat().sort();
  expect(all).toEqual([...UPLOAD_RULES.homework.extensions].sort());
});

test('an upload asks for one to twenty files of at least one kind and at most 5 GB', () => {
  expect(faultsOf({})).toEqual({});
  expect(faultsOf({ maxFiles: 0 })).toEqual({ maxFiles: 'Value must be higher than 1' });
  expect(faultsOf({ maxFiles: 21 })).toEqual({ maxFiles: 'Value must be lower than 20' });
  expect(faultsOf({ maxFiles: 1.5 })).toEqual({ maxFiles: 'Value must be an integer' });
  expect(faultsOf({ maxFileSize: 5_368_709_120 })).toEqual({});
  expect(faultsOf({ maxFileSize: 5_368_709_121 })).toHaveProperty('maxFileSize');
  expect(faultsOf({ extensions: [] })).toEqual({ extensions: 'This field is Required' });
  expect(faultsOf({ title: ' ' })).toEqual({ title: 'This field is Required' });
});

test('a worksheet has sections with items, and sentences with blanks', () => {
  const worksheet = { type: 'DIGITIZE' as const };
  expect(faultsOf(worksheet)).toEqual({ sections: 'This field is Required' });
  const sections = [
    {
      title: 'Facts',
      type: 'fillBlanks' as const,
      items: [{ text: 'Port ___' }, { text: 'None' }],
    },
    { title: '', type: 'checklist' as const, items: [] },
  ];
  expect(faultsOf({ ...worksheet, sections })).toEqual({
    'sections[0].items[1].text': 'No blank found in the sentence',
    'sections[1].title': 'This field is Required',
    'sections[1].items': 'This field is Required',
  });
});
