import { globSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

/*
 * One word names an area in every place: the contract's tags are the words, and files and folders that are
 * sorted by area use no other. Migrations are numbered without gaps, each number once. Tests of the server
 * make their own people and products; those in demo-tests.json still use the demo academy, and no other may.
 */

/** Areas that no operation of the contract belongs to. */
const withoutOperations = ['billing', 'emails', 'grants', 'products', 'questions', 'syllabus'];
const contract = 'packages/api-client/contract';

/** Where areas have a folder or a file each, and what else may stand there. */
const places = [
  { path: `${contract}/schemas`, others: ['common', 'responses'] },
  { path: `${contract}/examples`, others: ['errors'] },
  { path: 'apps/server/src/areas', others: [] },
  { path: 'packages/learner/src', others: ['shared'] },
  { path: 'packages/mentor/src', others: ['shared'] },
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
const faults = [...areaFaults(), ...tagFaults(), ...migrationFaults(), ...demoFaults()];
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
          (name) => `${path}/${name} is named after no area: the words are the contract's tags.`,
        ),
    ),
    ...missing(`${contract}/paths`),
    ...missing('apps/server/src/areas'),
  ];
}

/**
 * Areas of the contract that a place has nothing for.
 * @param {string} path
 */
function missing(path) {
  const names = namesIn(path);
  return tags.filter((tag) => !names.includes(tag)).map((tag) => `${path} has no ${tag}.`);
}

/** An operation stands in the file of its tag. */
function tagFaults() {
  return globSync(`${contract}/paths/*.yaml`).flatMap((path) => {
    const area = basename(path, '.yaml');
    return [...readFileSync(path, 'utf8').matchAll(/^ {4}tags: \[(.*)\]$/gm)]
      .filter(([, tag]) => tag !== area)
      .map(([line]) => `${path} has an operation of another area: ${line.trim()}.`);
  });
}

function migrationFaults() {
  return readdirSync('apps/server/migrations')
    .sort()
    .map((name, index) => ({ name, number: String(index + 1).padStart(4, '0') }))
    .filter(({ name, number }) => !name.startsWith(`${number}_`))
    .map(({ name, number }) => `apps/server/migrations/${name} should have the number ${number}.`);
}

/** The list gets shorter only: a test that has left the demo is taken out of it. */
function demoFaults() {
  const cwd = 'apps/server/src';
  const listed = JSON.parse(readFileSync('tools/demo-tests.json', 'utf8'));
  const found = globSync('**/*.{test,fixture}.ts', { cwd }).filter((path) =>
    /create(Test|Listening)App|demo\//.test(readFileSync(`${cwd}/${path}`, 'utf8')),
  );
  return [
    ...found
      .filter((path) => !listed.includes(path))
      .map(
        (path) => `${cwd}/${path} uses the demo academy: build what it needs with testing/world.`,
      ),
    ...listed
      .filter((/** @type {string} */ path) => !found.includes(path))
      .map((/** @type {string} */ path) => `Take ${path} out of tools/demo-tests.json.`),
  ];
}

/**
 * Folders, and YAML files without their ending.
 * @param {string} path
 */
function namesIn(path) {
  return readdirSync(path, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || entry.name.endsWith('.yaml'))
    .map(({ name }) => basename(name, '.yaml'));
}
