/**
 * A release without the upload, and without a network: versions and changelogs are written into a copy of the manifests, and
 * everything npm needs for provenance is compared with the workflow.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const copy = mkdtempSync(join(tmpdir(), 'uplink-release-'));
process.on('exit', () => rmSync(copy, { recursive: true, force: true }));
/** @type {string[]} */
const faults = [];

const manifests = globSync('{packages,apps,examples}/*/package.json', { cwd: root });
const published = manifests.filter((file) => file.startsWith('packages/')).sort();
const files = ['package.json', 'pnpm-workspace.yaml', 'pnpm-lock.yaml', '.changeset', ...manifests];
for (const file of files) {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  cpSync(join(root, file), join(copy, file), { recursive: true });
}
symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

/** npm compares it with where the workflow ran. */
const home = 'git+https://github.com/uplink-academy/uplink-academy.git';

const read = (/** @type {string} */ folder, /** @type {string} */ file) =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));
const before = new Map(published.map((file) => [file, read(root, file).version]));
const notes = globSync('.changeset/*.md', { cwd: root }).map((file) =>
  readFileSync(join(root, file), 'utf8'),
);

const changeset = join(root, 'node_modules', '.bin', 'changeset');
const { status, stdout, stderr } = spawnSync(changeset, ['version'], {
  cwd: copy,
  encoding: 'utf8',
});
if (status !== 0) faults.push(`changeset version:\n${stdout}${stderr}`);

for (const file of published) checkPackage(file);
const workflow = readFileSync(join(root, '.github', 'workflows', 'release.yml'), 'utf8');
for (const needed of [
  'id-token: write',
  'changeset publish',
  'prepare:release',
  "NPM_CONFIG_PROVENANCE: 'true'",
])
  if (!workflow.includes(needed)) faults.push(`release.yml lacks ${needed}`);

for (const fault of faults) process.stderr.write(`${fault}\n`);
process.exitCode = faults.length === 0 ? 0 : 1;

/** @param {string} file */
function checkPackage(file) {
  const { name, version, repository, publishConfig } = read(copy, file);
  const folder = dirname(file);
  if (repository?.directory !== folder)
    faults.push(`${name}: repository.directory isn't ${folder}`);
  if (repository?.url !== home) faults.push(`${name}: repository.url isn't ${home}`);
  if (publishConfig?.provenance !== true || publishConfig.access !== 'public')
    faults.push(`${name}: provenance needs publishConfig.provenance and public access`);
  if (!existsSync(join(root, folder, 'README.md'))) faults.push(`${name}: no README.md`);
  const mentions = notes.filter(
    (note) =>
      note.split('---')[1]?.includes(`"${name}"`) || note.split('---')[1]?.includes(`'${name}'`),
  );
  const changelog = join(copy, folder, 'CHANGELOG.md');
  const log = existsSync(changelog) ? readFileSync(changelog, 'utf8') : '';
  for (const note of mentions) {
    const first = note.split('---')[2]?.trim().split('\n')[0] ?? '';
    if (!log.includes(first)) faults.push(`${name}: the changelog lacks "${first}"`);
  }
  if (mentions.length > 0 && version === before.get(file))
    faults.push(`${name}: still ${version}, with ${mentions.length} notes`);
  process.stdout.write(`${name}: ${before.get(file)} to ${version}, ${mentions.length} notes\n`);
}
