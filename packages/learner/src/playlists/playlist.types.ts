import type { UndoableProps } from '@uplink/kit/dialogs';

export interface PlaylistProps extends UndoableProps {
  /** The list. */
  id: number;
  /** Where all lists are. */
  playlistsHref: string;
  /** Where lessons to save are found. */
  coursesHref: string;
  /** The list was deleted: its page is no more. */
  onDeleted: () => void;
}
