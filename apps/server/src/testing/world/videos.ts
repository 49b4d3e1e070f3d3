import {
  type AudioCodec,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  type VideoCodec,
  WebMOutputFormat,
} from 'mediabunny';

interface TestVideo {
  container?: 'mp4' | 'webm';
  codec?: VideoCodec;
  /** As `avc1.64001e`. */
  codecString?: string;
  sound?: AudioCodec;
  seconds?: number;
}

const codecStrings: Partial<Record<VideoCodec, string>> = {
  avc: 'avc1.64001e',
  hevc: 'hvc1.1.6.L93.B0',
  vp9: 'vp09.00.10.08',
};
const soundStrings: Partial<Record<AudioCodec, string>> = { opus: 'opus', aac: 'mp4a.40.2' };

/** A video file of a few bytes: one picture every second, and none that means anything. */
export async function createTestVideo(form: TestVideo = {}): Promise<Buffer> {
  const { container = 'mp4', codec = 'avc', sound, seconds = 3 } = form;
  const target = new BufferTarget();
  const format = container === 'mp4' ? new Mp4OutputFormat() : new WebMOutputFormat();
  const output = new Output({ format, target });
  const video = new EncodedVideoPacketSource(codec);
  output.addVideoTrack(video, { frameRate: 1 });
  const audio = sound && new EncodedAudioPacketSource(sound);
  if (audio) output.addAudioTrack(audio);
  await output.start();
  const config: VideoDecoderConfig = {
    codec: form.codecString ?? codecStrings[codec] ?? codec,
    codedWidth: 320,
    codedHeight: 180,
    description: avcHead(form.codecString),
  };
  for (let second = 0; second < seconds; second += 1)
    await video.add(new EncodedPacket(new Uint8Array([0, 0, 0, 1, 101]), 'key', second, 1), {
      decoderConfig: config,
    });
  if (audio && sound)
    await audio.add(new EncodedPacket(new Uint8Array(8), 'key', 0, 0.02), {
      decoderConfig: {
        codec: soundStrings[sound] ?? sound,
        sampleRate: 48_000,
        numberOfChannels: 2,
      },
    });
  await output.finalize();
  return Buffer.from(target.buffer ?? new ArrayBuffer(0));
}

/** The head of H.264: one set of parameters that was made by an encoder, of any profile. */
function avcHead(codecString = 'avc1.64001e'): Uint8Array {
  const profile = Number.parseInt(codecString.slice(5, 7), 16);
  const sequence = Buffer.from('6764001eacd940a02ff9610000030001000003003c0f162d96', 'hex');
  const picture = Buffer.from('68ebe3cb22c0', 'hex');
  const head = [1, profile, 0, 0x1e, 0xff, 0xe1, 0, sequence.length, ...sequence];
  return new Uint8Array([...head, 1, 0, picture.length, ...picture]);
}
