import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * An area has one name everywhere: the contract's tags are the names, and folders that are sorted by area use
 * no others. Migrations are numbered without gaps, and no two migrations or decisions share a number. Server
 * tests create their own people and products; only those beside the demo academy use it.
 */

/** Areas without operations in the contract. */
const withoutOperations = ['grants', 'xp'];
const contract = 'packages/api-client/contract';

/** Places with a folder or file for each area, and the other names they may hold. */
const places = [
  { path: `${contract}/schemas`, others: ['common', 'responses'] },
  { path: `${contract}/examples`, others: ['errors'] },
  { path: 'apps/server/src/areas', others: [] },
  { path: 'packages/learner/src', others: ['messages', 'shared'] },
  { path: 'packages/mentor/src', others: ['messages', 'shared'] },
  { path: 'packages/creator/src', others: ['home', 'messages', 'shared'] },
  { path: 'packages/admin/src', others: ['home', 'messages', 'shared'] },
  { path: 'apps/portal/src/routes', others: ['shared', 'admin', 'creator'] },
  {
    path: 'apps/portal/e2e',
    others: ['app', 'offline', 'routes', 'screens', 'shell', 'support', 'states'],
  },
];

process.chdir(fileURLToPath(new URL('..', import.meta.url)));
const tags = [
  ...readFileSync(`${contract}/openapi.yaml`, 'utf8').matchAll(/- \{ name: (\w+),/g),
].map(([, name = '']) => name);
const faults = [
  ...areaFaults(),
  ...tagFaults(),
  ...migrationFaults(),
  ...decisionFaults(),
  ...demoFaults(),
];
for (const fault of faults) process.stderr.write(`${fault}\n`);
process.stdout.write(`${tags.length} areas, ${faults.length} faults\n`);
process.exitCode = faults.length === 0 && tags.length > 0 ? 0 : 1;

function areaFaults() {
  const words = new Set([...tags, ...withoutOperations]);
  return [
    ...places.flatMap(({ path, others }) =>
      namesIn(path)
        .filter((name) => !words.has(name) && !others.includes(name))
        .map(
          (name) => `${path}/${name} is not named after an area: use one of the contract's tags.`,
        ),
    ),
    ...missing(`${contract}/paths`),
    ...missing('apps/server/src/areas'),
  ];
}

/**
 * Areas of the contract that are missing from a folder.
 * @param {string} path
 */
function missing(path) {
  const names = namesIn(path);
  return tags.filter((tag) => !names.includes(tag)).map((tag) => `${path} has nothing for ${tag}.`);
}

/** Each operation is in the file named after its tag. */
function tagFaults() {
  return globSync(`${contract}/paths/*.yaml`).flatMap((path) => {
    const area = basename(path, '.yaml');
    return [...readFileSync(path, 'utf8').matchAll(/^ {4}tags: \[(.*)\]$/gm)]
      .filter(([, tag]) => tag !== area)
      .map(([line]) => `${path} has an operation that belongs to another area: ${line.trim()}.`);
  });
}

function migrationFaults() {
  return readdirSync('apps/server/migrations')
    .sort()
    .map((name, index) => ({ name, number: String(index + 1).padStart(4, '0') }))
    .filter(({ name, number }) => !name.startsWith(`${number}_`))
    .map(({ name, number }) => `apps/server/migrations/${name} should have the number ${number}.`);
}

function decisionFaults() {
  const names = readdirSync('docs/decisions').sort();
  return names
    .filter((name, index) => name.slice(0, 4) === names[index - 1]?.slice(0, 4))
    .map((name) => `docs/decisions/${name} needs another number: ${name.slice(0, 4)} is taken.`);
}

function demoFaults() {
  const cwd = 'apps/server/src';
  return globSync('**/*.{test,fixture}.ts', { cwd })
    .filter((path) => /from '[^']*\/demo\//.test(readFileSync(`${cwd}/${path}`, 'utf8')))
    .map(
      (path) => `${cwd}/${path} uses the demo academy: create what it needs with testing/world.`,
    );
}

/**
 * Names of folders and YAML files, without the extension.
 * @param {string} path
 */
function namesIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'))
    .map(({ name }) => basename(name, '.yaml'));
}
