import { expect, test } from 'vitest';
import { csvFile } from './csv-file.ts';

test('rows that can’t be read end the file with their error', async () => {
  const file = csvFile({
    columns: ['name'],
    read: () => Promise.reject(new Error('The database is away.')),
  });
  await expect(file.toArray()).rejects.toThrow('The database is away.');
});
