'use client';
import { useXp } from './xp.controller.ts';
import { XpCountView } from './xp-count.view.tsx';

export interface XpCountProps {
  /** Where a press leads. */
  href: string;
}

/** Level and points in the header; leads home. */
export function XpCount({ href }: XpCountProps) {
  return <XpCountView href={href} state={useXp()} />;
}
