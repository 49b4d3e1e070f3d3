/**
 * Packs each published package, installs the tarballs into the apps of tools/consumers as another developer would, and
 * checks that each builds and renders. The starters that the packed @uplink/create writes must build too, and the quick start must lead
 * to a widget. Names after the command choose some of them. Build the packages first.
 */
import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onPageOf } from './consumer-page.mjs';
import { followQuickStart, hasRegistry } from './quick-start.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const apps = join(root, 'tools', 'consumers');
const starters = ['starter-portal', 'starter-partner'];
const quickStart = 'quick-start';
const all = [...readdirSync(apps).filter((name) => name !== 'shared'), ...starters, quickStart];
const chosen = process.argv.length > 2 ? process.argv.slice(2) : all;
/** What each shows at any time: parts of ui, kit and net, and the link of an embed. */
const always = [
  'Pressed 0 times',
  'You cannot open this',
  '192.0.2.1 is 3221225985',
  'Buy OSPF in Practice',
];
/** What a server draws of the widgets of learners, authors and mentors; that of admins shows nothing yet. */
const drawn = [...always, 'Go home', 'Loading The prices', 'Oldest first.'];
/** What the widgets show in a browser, once they have loaded. */
const loaded = [...always, '7,340', 'NIGHTSHIFT20', "There's no homework to review.", 'Add user'];
/** What the page of a partner must have. */
const embeds = ['https://learn.example/loader/v1.js', '<uplink-course', '<uplink-checkout'];
const folder = mkdtempSync(join(tmpdir(), 'uplink-consumers-'));
process.on('exit', () => rmSync(folder, { recursive: true, force: true }));

/** @param {string} program @param {string[]} args @param {string} cwd */
function run(program, args, cwd) {
  const env = { ...process.env, CI: 'true', NODE_ENV: 'production', NODE_OPTIONS: '' };
  const { status, stdout, stderr } = spawnSync(program, args, { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} ${args.join(' ')}:\n${stdout}${stderr}`);
  return stdout;
}

const packages = readdirSync(join(root, 'packages'));
for (const name of packages)
  run('pnpm', ['pack', '--out', join(folder, `${name}.tgz`)], join(root, 'packages', name));
const tarballs = Object.fromEntries(
  packages.map((name) => [`@uplink/${name}`, `file:${join(folder, `${name}.tgz`)}`]),
);

/** @param {string} name */
function copied(name) {
  const app = join(folder, name);
  cpSync(join(apps, 'shared'), app, { recursive: true });
  cpSync(join(apps, name), app, { recursive: true });
  const manifest = JSON.parse(readFileSync(join(app, 'package.json'), 'utf8'));
  Object.assign(manifest.dependencies, tarballs);
  writeFileSync(join(app, 'package.json'), JSON.stringify(manifest));
  return install(app);
}

/** What `npm create @uplink` writes. @param {string} name */
function created(name) {
  const command = join(folder, 'command');
  mkdirSync(command, { recursive: true });
  const dependencies = { '@uplink/create': tarballs['@uplink/create'] };
  writeFileSync(join(command, 'package.json'), JSON.stringify({ private: true, dependencies }));
  install(command);
  const app = join(folder, 'created', name);
  run('pnpm', ['exec', 'create', name, app, 'https://learn.example'], command);
  return install(app);
}

/** @param {string} app */
function install(app) {
  // Packages ask for each other by version: none of them is published.
  const overrides = Object.entries(tarballs).map(([one, file]) => `  '${one}': '${file}'`);
  writeFileSync(
    join(app, 'pnpm-workspace.yaml'),
    `packages: []\noverrides:\n${overrides.join('\n')}\n`,
  );
  run('pnpm', ['install', '--prefer-offline', '--ignore-scripts', '--prod=false'], app);
  return app;
}

/** What the page shows in a browser, once all has loaded. @param {string} app */
const show = (app) =>
  onPageOf(app, async (page, open) => {
    await open();
    for (const words of loaded) await page.getByText(words).first().waitFor();
    const text = (await page.locator('body').textContent()) ?? '';
    await page.getByRole('button', { name: 'Pressed 0 times' }).click();
    await page.getByRole('button', { name: 'Pressed 1 times' }).waitFor();
    return text;
  });

/** What a consumer shows, and what it must. @param {string} name @returns {Promise<[string, string[]][]>} */
async function shownBy(name) {
  if (name === quickStart) return [await followQuickStart(root, folder)];
  const starter = name.match(/^starter-(\w+)/)?.[1];
  const app = starter ? created(starter) : copied(name);
  if (name !== 'node') run('pnpm', ['run', 'build'], app);
  if (starter) {
    const page = readFileSync(join(app, 'dist', 'index.html'), 'utf8');
    return [[page, starter === 'partner' ? embeds : ['<div id="root">']]];
  }
  if (name.startsWith('vite-')) return [[await show(app), loaded]];
  const html = run('node', ['render.js'], app);
  if (name === 'node') return [[html, drawn]];
  return [
    [html, drawn],
    [await show(app), loaded],
  ];
}

let failures = 0;
for (const name of chosen) {
  if (name === quickStart && !(await hasRegistry())) {
    process.stdout.write(`${name}: skipped, npm's registry can't be reached\n`);
    continue;
  }
  try {
    for (const [text, needed] of await shownBy(name)) {
      const missing = needed.filter((words) => !text.includes(words));
      if (missing.length > 0) throw new Error(`It doesn't show ${missing.join(', ')}:\n${text}`);
    }
    process.stdout.write(`${name}: renders\n`);
  } catch (error) {
    failures += 1;
    process.stderr.write(`${name}: ${error instanceof Error ? error.message : error}\n`);
  }
}
process.exitCode = failures === 0 ? 0 : 1;
