import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/*
 * The states that a widget's stories must show, told by their names. Each file of stories shows its widget in every
 * look. Widgets that load show what they are without content, as far as they draw it themselves; offline, reading says
 * the same as when it fails. The widgets that hosts take first are used with the keyboard alone, and without a network.
 */

/** @type {Record<string, RegExp>} */
const looks = {
  dark: /Dark/,
  'right to left': /RightToLeft/,
  narrow: /Narrow/,
  'long text': /Long/,
};
/** @type {Record<string, { applies: RegExp, shown: RegExp }>} */
const states = {
  loading: { applies: /<(NotReadyView|ListFrame|RowListView)\b/, shown: /Loading/ },
  failed: { applies: /<(NotReadyView|ListFrame|RowListView)\b/, shown: /Fail|Offline/ },
  empty: {
    applies: /\bempty=/,
    shown: /Empty|Missing|Unknown|Gone|Ended|Private|Quiet|Wrong|NotThe|\bNo(ne|thing|[A-Z])/,
  },
  'not saved': { applies: /<(SaveSign|AutosaveSign)\b/, shown: /NotSaved|Fail|Offline|Refused/ },
};

/** Some story of each of these folders must show what the names say. */
const everywhere = { 'by keyboard': /Keyboard/, offline: /Offline|NoAnswer/ };
const families = [
  'learner/src/account',
  'learner/src/billing',
  'learner/src/catalog',
  'learner/src/certificates',
  'learner/src/checkout',
  'learner/src/discussions',
  'learner/src/exams',
  'learner/src/homeworks',
  'learner/src/labs',
  'learner/src/lessons',
  'learner/src/milestones',
  'learner/src/notes',
  'learner/src/notifications',
  'learner/src/purchases',
  'learner/src/quizzes',
  'learner/src/ratings',
  'learner/src/xp',
  'mentor/src/mentoring',
];

/** States that files of stories leave out, and why. */
const exempt = [
  {
    states: ['long text'],
    why: 'they show figures and words of their own, and nothing that someone named',
    files: [
      'admin/src/home/staff-figures',
      'learner/src/account/photo-editor',
      'learner/src/account/privacy',
      'learner/src/account/security',
      'learner/src/checkout/sale-terms',
      'learner/src/exercises/network-exercise',
      'learner/src/privacy/delete-account',
      'learner/src/privacy/document-news',
      'learner/src/privacy/own-data',
      'learner/src/xp/level-up/level-up-dialog',
      'learner/src/xp/xp-count',
    ],
  },
  {
    states: ['long text'],
    why: "it shows the academy's own news, which are written for its width",
    files: ['learner/src/account/changes'],
  },
  {
    states: ['long text'],
    why: 'before a file is chosen there is nothing to name, and its faults are shown narrow',
    files: ['creator/src/shared/question-files/import-questions'],
  },
  {
    states: ['dark', 'narrow', 'long text'],
    why: 'it shows texts of a host beside those of the academy, in a widget with stories of its own',
    files: ['learner/src/messages/messages'],
  },
  {
    states: ['right to left', 'narrow', 'long text'],
    why: 'a mail is a page of the server in one column, which mail programs draw',
    files: ['learner/src/notifications/mails'],
  },
];

/** @param {string} root @returns {string[]} what is missing, with the file it is missing from */
export function missingStates(root) {
  const parts = read(root, 'packages/{ui,kit}/src/**/*.stories.tsx');
  const widgets = read(root, 'packages/{learner,mentor,creator,admin}/src/**/*.stories.tsx');
  return [
    ...parts.flatMap((one) => missingLooks(one, ['right to left'])),
    ...widgets.flatMap((one) => missingLooks(one, Object.keys(looks))),
    ...widgets.flatMap((one) => missingOfWidgets(one, widgets)),
    ...families.flatMap((folder) => missingOfFamily(folder, widgets)),
  ];
}

/** @param {string} folder @param {Stories[]} all */
function missingOfFamily(folder, all) {
  const names = all.filter(({ file }) => file.startsWith(`${folder}/`)).map((one) => one.names);
  return Object.entries(everywhere)
    .filter(([, shown]) => !names.some((some) => shown.test(some)))
    .map(([use]) => `${folder}: ${use}`);
}

/** @param {string} root @param {string} pattern */
const read = (root, pattern) =>
  globSync(pattern, { cwd: root })
    .sort()
    .map((file) => readStories(root, file));

/** @typedef {{ file: string, names: string, sources: string[] }} Stories */

/** @param {string} root @param {string} file @returns {Stories} */
function readStories(root, file) {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = [...text.matchAll(/from '(\.[^']+\.tsx)'/g)];
  return {
    file: file.replace(/^packages\/|\.stories\.tsx$/g, ''),
    names: namesIn(text).join(' '),
    sources: imports.map(([, path = '']) => join(root, dirname(file), path)).filter(existsSync),
  };
}

/** @param {string} text the names of the stories, by themselves or taken out of an object */
function namesIn(text) {
  const alone = [...text.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => name);
  const taken = [...text.matchAll(/^export const \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.split(':').at(-1)?.trim() ?? ''),
  );
  return [...alone, ...taken];
}

/** @param {Stories} stories @param {string[]} asked */
function missingLooks({ file, names }, asked) {
  return asked
    .filter((look) => !looks[look]?.test(names) && !isExempt(file, look))
    .map((look) => `${file}: ${look}`);
}

/** @param {Stories} stories @param {Stories[]} all */
function missingOfWidgets({ file, sources }, all) {
  return Object.entries(states).flatMap(([state, { applies, shown }]) =>
    sources
      .filter((source) => applies.test(readFileSync(source, 'utf8')) && !isExempt(file, state))
      .filter((source) => !all.some((one) => one.sources.includes(source) && shown.test(one.names)))
      .map((source) => `${file}: ${state} of ${source.split('/').at(-1)}`),
  );
}

/** @param {string} file @param {string} state */
function isExempt(file, state) {
  return exempt.some(({ states, files }) => states.includes(state) && files.includes(file));
}
