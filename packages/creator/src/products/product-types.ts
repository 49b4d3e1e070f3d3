import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';

export type CreatableType = Schema<'ModuleCreate'>['type'];

/** What can be created here. */
export const productChoices: readonly CreatableType[] = [
  ModuleType.program,
  ModuleType.course,
  ModuleType.project,
  ModuleType.bundle,
];
