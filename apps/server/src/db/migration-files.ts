import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';

export interface MigrationFile {
  name: string;
  text: string;
  checksum: string;
}

/** The folder's .sql files in order. Throws when a number is missing or used twice. */
export async function readMigrationFiles(folder: URL): Promise<MigrationFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  refuseBadNumbers(names);
  return Promise.all(
    names.map(async (name) => {
      const text = await readFile(new URL(name, folder), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    }),
  );
}

function refuseBadNumbers(names: string[]) {
  for (const [index, name] of names.entries()) {
    const number = String(index + 1).padStart(4, '0');
    if (name.startsWith(`${number}_`)) continue;
    throw new Error(
      `Migrations must be numbered without gaps or duplicates: ${name} should be ${number}.`,
    );
  }
}
