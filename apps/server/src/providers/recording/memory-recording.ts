import type { RecordedPart, RecordingProvider } from './recording.ts';

const mostParts = 50;

/** Recordings of a demo: the last parts stay in memory and end with the process. */
export function createMemoryRecording(): RecordingProvider & { parts: readonly RecordedPart[] } {
  const parts: RecordedPart[] = [];
  return {
    parts,
    async keep(part) {
      parts.push(part);
      if (parts.length > mostParts) parts.shift();
    },
    async forget(learner) {
      parts.splice(0, parts.length, ...parts.filter((part) => part.learner !== learner));
    },
  };
}
