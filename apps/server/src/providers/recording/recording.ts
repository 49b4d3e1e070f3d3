import type { Schema } from '@uplink/api-client';

/** A part of a recording on its way to where recordings are kept. */
export interface RecordedPart extends Schema<'RecordingBatch'> {
  recordingId: string;
  /** Whose session it is, by number: no name, no address. */
  learner: number;
}

/** Where recordings of sessions are kept. */
export interface RecordingProvider {
  /** Throws when the part was not taken. */
  keep(part: RecordedPart): Promise<void>;
  /** Removes what was recorded of someone; throws when that is not sure. */
  forget(learner: number): Promise<void>;
}
