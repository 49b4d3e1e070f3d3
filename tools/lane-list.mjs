import { ownFiles, plainFiles, smokeFiles } from './server-files.mjs';

/**
 * One step of a run. `tasks` are turbo tasks: turbo skips one that already passed on the same inputs.
 * A quiet lane shows only the output of failed tasks. Lanes with `isBeside` mostly wait: the next ones run alongside.
 * @typedef {{
 *   name: string,
 *   tasks?: string[],
 *   command?: string[],
 *   args?: string[],
 *   isQuiet?: boolean,
 *   isBeside?: boolean,
 *   env?: Record<string, string>,
 *   skipped?: string,
 * }} Lane
 */

const checks = [
  ...[
    'check:format',
    'check:contract',
    '@uplink/server#check:schema',
    '@uplink/server#check:settings',
  ],
  'check:types',
  ...['check:borders', 'check:unused', 'check:stories', 'check:secrets', 'check:compiler'],
];
/** @type {Lane} */
const withoutPostgres = {
  name: 'server on PostgreSQL',
  skipped: 'PostgreSQL is not installed',
};

/** @type {Lane} */
const pictures = {
  name: 'pictures of stories',
  ...(process.platform === 'linux' && process.arch === 'x64'
    ? { command: ['pictures', '--some'] }
    : { skipped: 'the Chromium that takes them runs on Linux (x64) only' }),
};

/** @type {Lane[]} */
const before = [
  {
    name: 'static checks',
    tasks: checks,
    args: ['--concurrency=2', '--continue'],
    isQuiet: true,
  },
  { name: 'unit', tasks: ['test:unit'] },
  { name: 'component', tasks: ['test:component'] },
];
/** @type {Lane[]} */
const built = [
  {
    name: 'build',
    tasks: [
      ...['@uplink/portal#build', '@uplink/storybook#build', '@uplink/docs#build'],
      'example-react-site#build',
    ],
    isQuiet: true,
  },
  { name: 'secrets in builds', command: ['check:secrets', '--built'] },
  { name: 'packages', command: ['check:packages'] },
  { name: 'size', command: ['size'] },
  { name: 'size of entries', command: ['check:entries'] },
];

/**
 * What `npm test` runs: the gate every change must pass.
 * @param {boolean} hasPostgres
 * @returns {Lane[]}
 */
export function gate(hasPostgres) {
  const onPglite = [...ownFiles, ...smokeFiles];
  return [
    ...before,
    { name: 'stories', tasks: ['test:stories'] },
    ...(hasPostgres
      ? [
          postgres(onPglite),
          { name: "PGlite's own files", tasks: ['test:server'], args: ['--', ...onPglite] },
        ]
      : [withoutPostgres, { name: 'server on PGlite', tasks: ['test:server'] }]),
    ...built,
    { name: 'consumer in plain Node', command: ['check:consumers', 'node'] },
    journeys('gate journeys', { JOURNEYS: 'gate' }),
  ];
}

/**
 * What `npm run test:all` runs: everything the gate does and everything it leaves out.
 * @param {boolean} hasPostgres
 * @returns {Lane[]}
 */
export function everything(hasPostgres) {
  // On one database: more rounds of the same calls find what the code does, not what the database does.
  const rounds = { FUZZ_CASES: '300', RACES: '20' };
  // So many calls each second while servers behind a proxy are restarted.
  const rolling = { ROLLING: '150' };
  const onPostgres = postgres([...ownFiles, ...plainFiles]);
  return [
    ...before,
    // Hosts may use the React Compiler; the gate runs stories as they are written.
    {
      name: 'stories in every look, compiled',
      tasks: ['test:stories'],
      env: { LOOKS: 'all', COMPILED: 'all' },
    },
    hasPostgres ? { ...onPostgres, env: { ...rounds, ...rolling } } : withoutPostgres,
    {
      name: 'server on PGlite',
      tasks: ['test:server'],
      env: { KILLS: '100', ...(!hasPostgres && rounds) },
    },
    { name: "scanner against ClamAV's daemon", command: ['test:scanner'] },
    // Before the next lane, which needs the same programs: it installs them.
    { name: 'network engine beside nftables and z3', command: ['prove:net'] },
    {
      name: 'forwarding and witnesses against the Linux kernel',
      command: ['test:kernel'],
      isBeside: true,
    },
    ...built,
    { name: 'consumers', command: ['check:consumers'] },
    pictures,
    { name: 'release without the upload', command: ['check:release'] },
    journeys('journeys', { JOURNEYS: 'all', LOOKS: 'all' }),
  ];
}

/** @param {string[]} files the files another lane runs @returns {Lane} */
function postgres(files) {
  const args = ['--', ...files.map((file) => `--exclude=${file}`)];
  return { name: 'server on PostgreSQL', tasks: ['test:postgres'], args };
}

/**
 * Chosen by the environment: turbo builds what a task depends on again for each other list of arguments.
 * @param {string} name @param {Record<string, string>} env @returns {Lane}
 */
function journeys(name, env) {
  return { name, tasks: ['test:journeys'], env };
}
