import type { Schema } from '@uplink/api-client';
import { ModuleStatus } from '@uplink/api-client/domain';
import type { learningListMessages } from './learning-list.messages.ts';

type Module = Schema<'Module'>;
type Group = keyof typeof learningListMessages.groups;

export interface LearningGroup {
  title: string;
  modules: readonly Module[];
}

const groupOf: Record<number, Group> = {
  [ModuleStatus.learning]: 'learning',
  [ModuleStatus.notStarted]: 'waiting',
  [ModuleStatus.startable]: 'waiting',
  [ModuleStatus.applied]: 'applied',
  [ModuleStatus.done]: 'done',
};

/** The learner's products grouped by status, those in progress first; empty groups are left out. */
export function toGroups(
  modules: readonly Module[],
  messages: typeof learningListMessages,
): LearningGroup[] {
  return (Object.keys(messages.groups) as Group[]).flatMap((group) => {
    const own = modules.filter(({ status }) => (groupOf[status ?? 0] ?? 'suspended') === group);
    return own.length > 0 ? [{ title: messages.groups[group], modules: own }] : [];
  });
}
