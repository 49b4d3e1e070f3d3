import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';

export type CreatableType = Schema<'ModuleCreate'>['type'];

/** What can be created here, in the words of the specification (section 2). */
export const productChoices: readonly { type: CreatableType; title: string; text: string }[] = [
  {
    type: ModuleType.program,
    title: 'Program',
    text: 'Degree-structured, full mentor support.',
  },
  { type: ModuleType.course, title: 'Course', text: 'Simpler and shorter.' },
  { type: ModuleType.project, title: 'Project', text: 'Hands-on, real-world.' },
  { type: ModuleType.bundle, title: 'Bundle', text: 'Two or more products.' },
];
