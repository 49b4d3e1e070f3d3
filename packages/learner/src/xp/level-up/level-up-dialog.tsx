'use client';
import { useLevelUp } from './level-up.controller.ts';
import { LevelUpView } from './level-up-dialog.view.tsx';

/** Opens when the level rises while this page is open, once the learner is between two activities. */
export function LevelUpDialog() {
  const state = useLevelUp();
  return state && <LevelUpView {...state} />;
}
