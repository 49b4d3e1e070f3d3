import { isSessionRecorded } from '@uplink/api-client/domain';
import type { Deps } from '../../deps.ts';
import type { Caller } from '../../plugins/authentication/caller.repository.ts';
import { forbidden } from '../../plugins/errors/errors.ts';
import type { RecordedPart } from '../../providers/recording/recording.ts';

/**
 * Hands a part of the caller's own recording to the provider. The page decides whether it records; here it
 * is decided again, for a page that is old or not ours. A provider that fails is logged: whoever learns
 * can do nothing about it.
 */
export async function keepRecording(
  { db, recordings }: Pick<Deps, 'db' | 'recordings'>,
  caller: Caller,
  part: Omit<RecordedPart, 'learner'>,
  onDropped: (error: unknown) => void,
): Promise<void> {
  const context = await db
    .selectFrom('user_context')
    .select('is_session_recording_enabled')
    .where('user_id', '=', caller.id)
    .executeTakeFirst();
  const isRecorded = isSessionRecorded({
    isSessionRecordingEnabled: context?.is_session_recording_enabled ?? false,
    roles: caller.roles,
  });
  if (!isRecorded || !recordings) throw forbidden("This session isn't being recorded.");
  await recordings.keep({ ...part, learner: caller.id }).catch(onDropped);
}
