import type { Schema } from '@uplink/api-client';

export interface CaptionEditorProps {
  lessonId: number;
  video: Schema<'Video'>;
  track: Schema<'TextTrack'>;
  onClose: () => void;
}
