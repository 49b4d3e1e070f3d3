import type { Schema } from '@uplink/api-client';
import type { ReactNode } from 'react';

export interface DashboardProps {
  /** Beside the work: the level panel. */
  levelPanel: ReactNode;
  /** Products one may find next. */
  renderSuggestion: (module: Schema<'Module'>) => ReactNode;
}
