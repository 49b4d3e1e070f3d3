import {
  type FormRules,
  maxLength,
  PLAYLIST_LIMITS,
  required,
  singleLine,
} from '@uplink/api-client/domain';

/** What someone types of a playlist. */
export type PlaylistWords = { title: string };

export const playlistRules: FormRules<PlaylistWords> = {
  title: [required, maxLength(PLAYLIST_LIMITS.title), singleLine],
};
