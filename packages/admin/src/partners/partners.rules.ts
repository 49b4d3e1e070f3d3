import type { Schema } from '@uplink/api-client';

/** Sites as they are written, one in each line. */
export const toOrigins = (text: string): string[] => [
  ...new Set(
    text
      .split(/\s+/)
      .map((line) => line.trim().replace(/\/$/, ''))
      .filter((line) => line !== ''),
  ),
];

export const usualTheme: Schema<'PartnerTheme'> = {
  accent: '#1F47D6',
  onAccent: '#FFFFFF',
  surface: '#FFFFFF',
  text: '#111A2B',
};

export const isColour = (text: string): boolean => /^#[0-9A-Fa-f]{6}$/.test(text);
