import { expect, test } from 'vitest';
import { type BuiltChunk, keptFiles } from './kept-files.ts';

const chunk = (name: string, part: Partial<BuiltChunk> = {}): BuiltChunk => ({
  fileName: `assets/${name}.js`,
  name,
  isEntry: false,
  imports: [],
  dynamicImports: [],
  css: [],
  ...part,
});
const file = (name: string) => `assets/${name}.js`;

test('the entry, its menus and the pages to read are kept with all they need; other pages are not', () => {
  const files = keptFiles([
    chunk('index', {
      isEntry: true,
      imports: [file('base')],
      dynamicImports: ['lesson.page', 'exam.page', 'account-menu', 'telemetry'].map(file),
      css: ['assets/index.css'],
    }),
    chunk('base'),
    chunk('account-menu', { imports: [file('menu')] }),
    chunk('menu'),
    chunk('lesson.page', { dynamicImports: [file('notes-panel')], css: ['assets/lesson.css'] }),
    chunk('notes-panel'),
    chunk('exam.page', { imports: [file('clock')] }),
    chunk('clock'),
    chunk('telemetry'),
  ]);
  expect(files.sort()).toEqual(
    [
      ...['index', 'base', 'account-menu', 'menu', 'lesson.page', 'notes-panel'].map(file),
      'assets/index.css',
      'assets/lesson.css',
    ].sort(),
  );
});
