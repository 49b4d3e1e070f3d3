export interface EncodeTask {
  /** A file on this disk, and what kind it is. */
  input: { path: string; container: 'mp4' | 'webm' };
  /** Where the smaller version goes: an MP4 that every browser plays. */
  output: string;
  width: number;
  height: number;
  /** Seconds of the video. */
  duration: number;
}

/** Makes smaller versions of videos. */
export interface VideoEncoder {
  /** Whether it can: it is there and wasn't switched off. */
  isThere(): Promise<boolean>;
  /** Rejects when the file can't be encoded, takes too long, or the signal aborts. Told percents on its way. */
  encode(
    task: EncodeTask,
    signal: AbortSignal,
    onProgress: (percent: number) => void,
  ): Promise<void>;
}
