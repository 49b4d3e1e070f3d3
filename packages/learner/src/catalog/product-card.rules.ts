import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import type { Formats } from '@uplink/api-client/messages';
import { lengthOf, type productWords } from '@uplink/kit/products';
import type { productCardMessages } from './product-card.messages.ts';

type Module = Schema<'Module'>;

/** What it is called in the academy: a lab by its own kind. */
export function kindOf({ type, subtype }: Module, words: typeof productWords): string {
  return type === ModuleType.labs && subtype ? words.labs[subtype] : words.types[type];
}

/** 'Intermediate · 5 h 30 min of lessons', 'Beginner · 6 months'. */
export function factsOf(
  { level, length, partTimeEducationDuration: duration }: Module,
  words: typeof productWords,
  formats: Formats,
): string {
  const time = lengthOf({ length, duration }, words, formats);
  return [level && words.levels[level], time].filter(Boolean).join(' · ');
}

/** What has to be finished before a product opens; undefined when it is open. */
export function lockWords(
  { incompleteDependencies, isLocked }: Module,
  messages: typeof productCardMessages,
): string | undefined {
  if (incompleteDependencies.length > 0) {
    return messages.finishFirst(incompleteDependencies.map(({ name }) => name));
  }
  return isLocked ? messages.opensLater : undefined;
}
