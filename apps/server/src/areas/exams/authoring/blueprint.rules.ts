import type { Schema } from '@uplink/api-client';

type Topics = readonly Schema<'BlueprintTopic'>[];

/** A question of the bank that may be drawn. */
export interface Drawable {
  id: number;
  topic: string;
  weight: number;
}

/** What the bank can't fill, by the field of its topic. */
export function blueprintFaults(
  blueprint: Topics,
  bank: readonly Drawable[],
): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [index, { topic, count }] of blueprint.entries()) {
    const there = bank.filter((one) => one.topic === topic).length;
    if (there < count)
      faults[`blueprint.${index}.count`] =
        there === 0
          ? `The bank has no questions on ${topic}.`
          : `The bank has only ${there} on ${topic}.`;
    if (blueprint.findIndex((one) => one.topic === topic) < index)
      faults[`blueprint.${index}.topic`] = 'Each topic appears once.';
  }
  return faults;
}

/**
 * The questions of an exam, a number from each topic. Those it already has stay if the blueprint allows, so that
 * saving an exam again doesn't change it.
 */
export function drawPaper(
  blueprint: Topics,
  bank: readonly Drawable[],
  present: readonly number[],
  random: () => number = Math.random,
): Drawable[] {
  return blueprint.flatMap(({ topic, count }) => {
    const ofTopic = bank.filter((one) => one.topic === topic);
    const kept = present.flatMap((id) => ofTopic.find((one) => one.id === id) ?? []);
    const others = ofTopic
      .filter((one) => !kept.includes(one))
      .map((one) => ({ one, place: random() }))
      .sort((a, b) => a.place - b.place)
      .map(({ one }) => one);
    return [...kept, ...others].slice(0, count);
  });
}
