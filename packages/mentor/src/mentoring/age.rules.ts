import type { Schema } from '@uplink/api-client';
import type { Formats } from '@uplink/api-client/messages';
import type { StatusKind } from '@uplink/ui/status';

const hour = 3600;

export interface Age {
  /** '26 h', '40 min', '3 d'. */
  text: string;
  /** A ring, a diamond from a day on, a triangle from two. */
  light: StatusKind;
  words: Schema<'DeskAge'>;
}

/** How long work has waited, short enough for a row. */
export function ageOf(submittedAt: string, now: Date, formats: Formats): Age {
  const seconds = Math.max(0, (now.getTime() - new Date(submittedAt).getTime()) / 1000);
  return { text: short(seconds, formats), ...lightOf(seconds / hour) };
}

function lightOf(hours: number): Pick<Age, 'light' | 'words'> {
  if (hours < 24) return { light: 'info', words: 'fresh' };
  return hours < 48 ? { light: 'pending', words: 'day' } : { light: 'fault', words: 'twoDays' };
}

function short(seconds: number, formats: Formats): string {
  if (seconds < hour) return formats.duration(seconds);
  const hours = Math.floor(seconds / hour);
  return hours < 100 ? `${hours} h` : `${Math.floor(hours / 24)} d`;
}
