import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { ProgressBar } from '@uplink/ui/progress';
import { useEffect, useState } from 'react';
import { userUploadMessages } from './user-upload.messages.ts';

export interface UploadProgressProps {
  upload: Schema<'UserUpload'>;
}

/** How far the lines are that are added, or taken back. */
export function UploadProgress({ upload: { state, counts, updatesKnown } }: UploadProgressProps) {
  const messages = useMessages(userUploadMessages);
  const isBack = state === 'takingBack';
  const done = isBack ? counts.takenBack : counts.added + counts.updated + counts.failed;
  const left = isBack ? counts.added : counts.ready + (updatesKnown ? counts.known : 0);
  const seconds = useSecondsLeft(done, left);
  return (
    <Card>
      <div className="ul-stack ul-gap-12">
        <ProgressBar
          label={isBack ? messages.takingBack : messages.progress}
          value={(100 * done) / Math.max(1, done + left)}
        />
        <p className="ul-small ul-muted">
          {messages.progressText(done, done + left)}
          {seconds !== undefined && ` ${messages.timeLeft(seconds)}`}
        </p>
      </div>
    </Card>
  );
}

/** What the rest takes at the pace since this page was opened. */
function useSecondsLeft(done: number, left: number): number | undefined {
  const [start] = useState(() => ({ done, at: Date.now() }));
  const [seconds, setSeconds] = useState<number>();
  useEffect(() => {
    const made = done - start.done;
    if (made > 0) setSeconds(Math.ceil((((Date.now() - start.at) / made) * left) / 1000));
  }, [done, left, start]);
  return seconds;
}
