import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';

export interface DashboardProps {
  /** The tabs of the home page, below the greeting. */
  tabs?: ReactNode;
  /** Everything, or only the products in progress. @default 'overview' */
  part?: 'overview' | 'learning';
  /** The questions about goals, for those who see a path. */
  goals?: ReactNode;
  /** The path through the academy, for those without a program. */
  path?: ReactNode;
  /** Beside the work: the level panel. */
  levelPanel: ReactNode;
  /** Products to discover next. */
  renderSuggestion: (module: Schema<'Module'>) => ReactNode;
}
