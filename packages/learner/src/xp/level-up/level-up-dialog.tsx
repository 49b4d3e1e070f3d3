'use client';
import { useLevelUp } from './level-up.controller.ts';
import { LevelUpView } from './level-up-dialog.view.tsx';

export interface LevelUpDialogProps {
  /** The address of a public profile, which is what is shared. */
  profileHref: (uniqueName: string) => string;
}

/** Opens when the level rises while this page is open, once the learner is between two activities. */
export function LevelUpDialog({ profileHref }: LevelUpDialogProps) {
  const state = useLevelUp(profileHref);
  return state && <LevelUpView {...state} />;
}
