import { readContent } from './read-content.ts';

/** Prints the definitions of the demo's exercises, for proofs that may not import the demo. */
const { courses } = await readContent();
const exercises = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises);
process.stdout.write(JSON.stringify(exercises));
