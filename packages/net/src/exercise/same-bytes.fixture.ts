import { parseLog, replay } from '../cli/index.ts';
import { draw } from './draw.ts';
import { grade } from './grade.ts';
import { gameOf } from './network.ts';
import { HOSTILE, playedExercises } from './same-bytes-exercises.fixture.ts';

/** A part of the budget: the hostile list ends there, in every engine at the same node. */
const BUDGET = 20_000;

/** What the engine makes of the same answers: variants, states, screens and grades. Two engines that differ in a byte differ here. */
export function playedBytes(): string {
  const played = playedExercises.map(({ definition, answers }) =>
    definition.seeds.map((seed) => {
      const drawn = draw(definition, seed);
      const given = answers.concat(drawn.definition.model.texts);
      const grades = given.map((texts) =>
        grade(drawn, { texts }, texts[HOSTILE] === undefined ? undefined : BUDGET),
      );
      const screens = definition.network
        ? given.map(({ log = '' }) => replay(...gameOf(drawn.definition, parseLog(log))))
        : [];
      return [drawn, grades, screens];
    }),
  );
  return JSON.stringify(played);
}

/** Length and a hash of a text: short enough to stand in a test. */
export function digest(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  return `${text.length} ${hash.toString(16)}`;
}

/** The digest in Node, Chromium and every other engine. A change of what is said or stored changes it. */
export const expectedDigest = '206931 d31482f';
