import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';

export interface DashboardProps {
  /** The ways between the parts of home, under the greeting. */
  tabs?: ReactNode;
  /** All of it, or only what is being learned. @default 'overview' */
  part?: 'overview' | 'learning';
  /** Beside the work: the level panel. */
  levelPanel: ReactNode;
  /** Products one may find next. */
  renderSuggestion: (module: Schema<'Module'>) => ReactNode;
}
