import type { ReactNode } from 'react';

export interface OverviewProps {
  /** Where the profile is edited. */
  profileHref: string;
  /** Where all achievements are. */
  achievementsHref: string;
  /** The address of a public profile. */
  publicHref: (uniqueName: string) => string;
  /** Beside the figures: the level. */
  levelPanel?: ReactNode;
}
