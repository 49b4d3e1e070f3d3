import type { Schema } from '@uplink/api-client';
import { useFormats, useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { Icon } from '@uplink/ui/icon';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { ReasonDialog } from '../shared/reason-dialog.tsx';
import { useUploadActions } from './user-upload.controller.ts';
import { userUploadMessages } from './user-upload.messages.ts';

export interface UploadResultProps {
  upload: Schema<'UserUpload'>;
  /** Shows the lines that were added. */
  onShowUsers: () => void;
}

/** What an upload did; for a day it can be taken back. */
export function UploadResult({ upload, onShowUsers }: UploadResultProps) {
  const messages = useMessages(userUploadMessages);
  const formats = useFormats();
  const { counts, fileName, takeBackUntil, state } = upload;
  const { change } = useUploadActions(upload);
  const [isAsking, setAsking] = useState(false);
  return (
    <Card>
      <div className="ul-stack ul-gap-12">
        <p role="status" className="ul-strong">
          {state === 'takenBack'
            ? messages.takenBack(counts.takenBack, counts.added)
            : messages.done(counts.added, counts.updated)}
        </p>
        <div className="ul-people-upload__head">
          {counts.added > 0 && <Button onPress={onShowUsers}>{messages.showUsers}</Button>}
          {takeBackUntil && (
            <span className="ul-cluster">
              <span className="ul-small ul-muted">
                {messages.takeBackUntil(formats.date(takeBackUntil), formats.time(takeBackUntil))}
              </span>
              <Button
                variant="danger"
                icon={<Icon as={Undo2} size={16} />}
                onPress={() => setAsking(true)}
              >
                {messages.takeBack}
              </Button>
            </span>
          )}
        </div>
      </div>
      {isAsking && (
        <ReasonDialog
          title={messages.takeBackTitle(fileName)}
          action={messages.takeBack}
          isDanger
          onSend={(reason) => change.mutateAsync({ state: 'takingBack', reason })}
          onClose={() => setAsking(false)}
        >
          {messages.takeBackText(counts.added)}
        </ReasonDialog>
      )}
    </Card>
  );
}
