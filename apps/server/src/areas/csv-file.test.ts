import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

const away = () => Promise.reject(new Error('The database is away.'));

test('a list that can’t be read is no file', async () => {
  await expect(csvFile({ columns: ['name'], read: away })).rejects.toThrow('The database is away.');
});

test('rows that can’t be read later end the file with their error', async () => {
  const pieces = [(count: number) => Promise.resolve(Array(count).fill(['Maya'])), away];
  const file = await csvFile({
    columns: ['name'],
    read: (count) => (pieces.shift() ?? away)(count),
  });
  await expect(file.toArray()).rejects.toThrow('The database is away.');
});
