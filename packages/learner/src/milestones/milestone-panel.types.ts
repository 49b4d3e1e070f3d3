import type { Schema } from '@uplink/api-client';
import type { CategoryFilter } from './milestones.rules.ts';

export interface MilestonePanelProps {
  /** The program. */
  moduleId: number;
  /** The cohort its learner runs it with. */
  cohort: Pick<Schema<'Cohort'>, 'name' | 'startDate'>;
  /** The milestone that is open beside the list. */
  openId?: number | undefined;
  /** Told which milestone to open. */
  onOpen: (id: number) => void;
  /** Told that the open one is closed. */
  onClose: () => void;
  /** The category that is shown. */
  filter: CategoryFilter;
  /** Told which category to show. */
  onFilterChange: (filter: CategoryFilter) => void;
}
