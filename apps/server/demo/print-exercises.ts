import { stageOf } from '@uplink/net/exercise';
import { readContent } from './read-content.ts';

/** Prints the demo's exercises and the stages of its labs, for proofs that may not import the demo. */
const { courses, labs } = await readContent();
const exercises = courses
  .flatMap(({ sections }) => sections)
  .flatMap(({ lessons }) => lessons)
  .flatMap((lesson) => lesson.exercises);
const stages = labs.flatMap(
  ({ stages: lab }) => lab?.stages.map((_, at) => stageOf(lab, at)) ?? [],
);
process.stdout.write(JSON.stringify([...exercises, ...stages]));
