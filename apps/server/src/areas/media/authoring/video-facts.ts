export interface VideoFacts {
  /** Seconds, rounded up. */
  duration: number;
  width: number;
  height: number;
}

const advice = 'Export it as MP4 with H.264 video and AAC sound.';
const longestSeconds = 359_999;
/** Of H.264: more than eight bits, or more colour than browsers decode. */
const unplayedProfiles = /^avc[13]\.(6e|7a|f4)/i;
const pictures: Record<string, string | undefined> = { hevc: 'H.265 (HEVC)', prores: 'ProRes' };
const playedPictures = new Set(['avc', 'vp8', 'vp9', 'av1']);
const playedSounds = new Set(['aac', 'mp3', 'opus', 'vorbis', 'flac']);

/** A file that is no video, or made to look like one. */
export const unreadableVideo = `This file can’t be read as a video. ${advice}`;

/** Bytes of a file, without those at `end`. */
export type ReadPart = (start: number, end: number) => Promise<Uint8Array>;

/** What a video is, or why browsers can't play it. */
export async function findVideoFacts(size: number, read: ReadPart): Promise<VideoFacts | string> {
  const { CustomSource, Input, MP4, WEBM } = await import('mediabunny');
  const input = new Input({
    formats: [MP4, WEBM],
    source: new CustomSource({ getSize: () => size, read }),
  });
  try {
    const picture = await input.getPrimaryVideoTrack();
    if (!picture) return `This file has no picture. ${advice}`;
    const codec = await picture.getCodec();
    if (codec === null || !playedPictures.has(codec))
      return `Browsers can’t play ${pictures[codec ?? ''] ?? 'this kind of'} video. ${advice}`;
    if (unplayedProfiles.test((await picture.getCodecParameterString()) ?? ''))
      return `Browsers can’t play video with this many colours (10 bits, or 4:2:2). ${advice}`;
    for (const sound of await input.getAudioTracks()) {
      const heard = await sound.getCodec();
      if (heard === null || !playedSounds.has(heard))
        return `Browsers can’t play the sound of this video. ${advice}`;
    }
    const duration = Math.ceil(await picture.computeDuration());
    if (duration < 1) return `This video is empty. ${advice}`;
    if (duration > longestSeconds) return 'A video can be 99:59:59 long at most.';
    return {
      duration,
      width: await picture.getDisplayWidth(),
      height: await picture.getDisplayHeight(),
    };
  } catch {
    return unreadableVideo;
  } finally {
    input.dispose();
  }
}
