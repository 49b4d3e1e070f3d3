import type { Schema } from '@uplink/api-client';

/** What some browsers tell of the connection. */
export interface Connection {
  saveData?: boolean;
  /** Megabits per second. */
  downlink?: number;
}

/** What a version needs, by its shorter side; a larger one than these needs more than the last. */
const needs = [
  { side: 360, megabits: 1.5 },
  { side: 720, megabits: 4 },
];

/** The address of the version to play: the chosen one or the next smaller, else one that suits the connection. */
export function videoAddress(
  { url, renditions = [] }: Pick<Schema<'Video'>, 'url' | 'renditions'>,
  quality: string,
  connection: Connection = {},
): string {
  const most = Number(quality) || (quality ? Infinity : suitingSide(connection));
  const [smallest] = renditions;
  if (most === Infinity || !smallest) return url;
  return (renditions.findLast(({ side }) => side <= most) ?? smallest).url;
}

function suitingSide({ saveData, downlink = Infinity }: Connection): number {
  if (saveData) return 0;
  return needs.find(({ megabits }) => downlink < megabits)?.side ?? Infinity;
}
