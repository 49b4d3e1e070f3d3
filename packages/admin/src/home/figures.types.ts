import type { Schema } from '@uplink/api-client';

export type Figure = Schema<'StaffFigure'>;
export type FigureKind = Figure['kind'];
export type Step = Schema<'StaffFigures'>['step'];
/** What a point shows: the first day of its step, and its value as words. */
export interface Reading {
  start: string;
  day: string;
  value: number;
  shown: string;
}
