import type { Schema } from '@uplink/api-client';
import type { CategoryFilter } from './milestones.rules.ts';

export interface MilestonePanelProps {
  /** The program. */
  moduleId: number;
  /** The cohort its learner runs it with. */
  cohort: Pick<Schema<'Cohort'>, 'name' | 'startDate'>;
  /** The milestone that is open beside the list. */
  openId?: number | undefined;
  /** Told which one to open, and that the open one is closed. */
  onOpen: (id: number) => void;
  onClose: () => void;
  /** The category that is shown. */
  filter: CategoryFilter;
  onFilterChange: (filter: CategoryFilter) => void;
}
