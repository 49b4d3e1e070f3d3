import { cpSync, existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** What can be started. */
export const STARTERS = ['portal', 'partner'] as const;

/** A portal in React with the academy's widgets, or a partner's site in plain HTML with its embeds. */
export type Starter = (typeof STARTERS)[number];

const templates = fileURLToPath(new URL('../templates/', import.meta.url));

/** Files that name the folder or the academy. */
const named = ['package.json', 'index.html', 'README.md'];

/**
 * Writes a starter into a new or empty folder.
 *
 * @param academy the address of the academy that it belongs to
 * @throws if there is something in the folder
 */
export function create(
  starter: Starter,
  folder: string,
  academy = 'https://academy.example',
): void {
  const place = resolve(folder);
  if (existsSync(place) && readdirSync(place).length > 0)
    throw new Error(`${place} is not empty. Name another folder.`);
  const origin = new URL(academy).origin;
  cpSync(join(templates, starter), place, { recursive: true });
  // npm leaves out files of this name.
  renameSync(join(place, 'gitignore'), join(place, '.gitignore'));
  for (const file of named) {
    const text = readFileSync(join(place, file), 'utf8')
      .replaceAll('starter-name', nameOf(place))
      .replaceAll('https://academy.example', origin);
    writeFileSync(join(place, file), text);
  }
}

/** A name that npm allows for a package. */
const nameOf = (place: string): string =>
  basename(place)
    .toLowerCase()
    .replace(/[^a-z0-9-]+/g, '-')
    .replace(/^-+|-+$/g, '') || 'academy';
