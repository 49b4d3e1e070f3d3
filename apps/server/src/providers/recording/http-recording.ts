import type { RecordingProvider } from './recording.ts';

const patienceMs = 5000;

/** Recordings at a service of others, which gets each part as it comes. */
export function createHttpRecording({ url, key }: { url: string; key: string }): RecordingProvider {
  const headers = { authorization: `Bearer ${key}` };
  return {
    async forget(learner) {
      const answer = await fetch(`${url}/learners/${learner}/recordings`, {
        method: 'DELETE',
        headers,
        redirect: 'error' as const,
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      // There may be none.
      if (!answer.ok && answer.status !== 404)
        throw new Error(`The recording provider answered ${answer.status}.`);
    },
    async keep({ recordingId, ...part }) {
      const answer = await fetch(`${url}/recordings/${recordingId}/events`, {
        method: 'POST',
        headers: { ...headers, 'content-type': 'application/json' },
        body: JSON.stringify(part),
        redirect: 'error',
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      if (!answer.ok) throw new Error(`The recording provider answered ${answer.status}.`);
    },
  };
}
