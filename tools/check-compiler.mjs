/**
 * Runs the React Compiler over every component and hook of the packages, without building anything, and fails where it
 * finds a broken rule of React. What it can't compile yet, it leaves as it is: that is no fault of ours.
 */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { transformSync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';

/** Files with a rule that is broken on purpose, and why. */
const known = {
  'packages/embed/src/react/elements.tsx':
    'an element whose name is a value is made by createElement, which is taken for reading its ref',
  'packages/kit/src/saving/use-save-queue.ts':
    'the queue calls what was passed last, from the first rendering on',
  'packages/kit/src/forms/use-form.ts': 'fields, merging and sending of a form call each other',
};

const root = fileURLToPath(new URL('..', import.meta.url));
const files = globSync(
  'packages/{api-client,ui,kit,learner,mentor,creator,admin,embed}/src/**/*.{ts,tsx}',
  {
    cwd: root,
  },
)
  .filter(
    (file) => !/\.(test|stories|fixture|harness|stage)\.tsx?$|\/(testing|generated)\//.test(file),
  )
  .sort();

/** @typedef {{ kind: string, fnLoc?: Place, detail?: { category?: string, reason?: string, loc?: Place } }} Heard */
/** @typedef {{ start: { line: number } }} Place */

/** What the compiler says of a module. @param {string} file @param {string} code @returns {Heard[]} */
function compile(file, code) {
  /** @type {Heard[]} */
  const heard = [];
  const logger = {
    logEvent: (/** @type {unknown} */ _file, /** @type {Heard} */ event) => heard.push(event),
  };
  transformSync(code, {
    filename: file,
    babelrc: false,
    configFile: false,
    code: false,
    parserOpts: { plugins: ['typescript', 'jsx'] },
    plugins: [[compiler, { noEmit: true, panicThreshold: 'none', logger }]],
  });
  return heard;
}

let compiled = 0;
/** @type {Map<string, string[]>} */
const faults = new Map();
for (const file of files) {
  const code = readFileSync(`${root}${file}`, 'utf8');
  if (!/\buse[A-Z]\w*\(|<[A-Z>]/.test(code)) continue;
  for (const { kind, detail, fnLoc } of compile(file, code)) {
    if (kind === 'CompileSuccess') compiled += 1;
    if (kind !== 'CompileError' || detail?.category === 'Todo') continue;
    const line = (detail?.loc ?? fnLoc)?.start.line;
    faults.set(file, [...(faults.get(file) ?? []), `${file}:${line} ${detail?.reason}`]);
  }
}
const unknown = [...faults].filter(([file]) => !(file in known)).flatMap(([, found]) => found);
const gone = Object.keys(known).filter((file) => !faults.has(file));
for (const fault of unknown) process.stderr.write(`${fault}\n`);
for (const file of gone)
  process.stderr.write(`${file} breaks no rule any more: take it out of the list.\n`);
process.stdout.write(`${compiled} components and hooks are compiled\n`);
process.exitCode = unknown.length + gone.length === 0 && compiled > 0 ? 0 : 1;
