import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';
import { expectTypeOf, test } from 'vitest';
import type { CohortPageProps } from './cohorts/index.ts';

test('a slot is told what it stands beside', () => {
  expectTypeOf<CohortPageProps['resetProgress']>().toEqualTypeOf<
    (userIds: number[], onClose: () => void) => ReactNode
  >();
  expectTypeOf<CohortPageProps['authored']>().parameter(1).toEqualTypeOf<Schema<'ManagedCohort'>>();
});
