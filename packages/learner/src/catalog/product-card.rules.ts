import type { Schema } from '@uplink/api-client';
import { formatDuration, SKILL_LEVELS } from '@uplink/api-client/domain';
import { messages } from './product-card.messages.ts';

type Module = Schema<'Module'>;

/** 'Intermediate · 5 h 30 min'. */
export function factsOf({ level, length }: Module): string {
  return [level && SKILL_LEVELS[level], length && formatDuration(length)]
    .filter(Boolean)
    .join(' · ');
}

/** What has to be done before a product opens; undefined when nothing stands before it. */
export function lockWords({ incompleteDependencies, isLocked }: Module): string | undefined {
  if (incompleteDependencies.length > 0) {
    return messages.finishFirst(incompleteDependencies.map(({ name }) => name));
  }
  return isLocked ? messages.opensLater : undefined;
}
