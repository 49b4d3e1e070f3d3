import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Status, type StatusKind } from '@uplink/ui/status';
import { Download } from 'lucide-react';
import type { UploadChoices } from './upload-options.tsx';
import { useUploadActions } from './user-upload.controller.ts';
import { userUploadMessages } from './user-upload.messages.ts';

type Upload = Schema<'UserUpload'>;

export interface UploadHeadProps {
  upload: Upload;
  choices: UploadChoices;
  onAnother: () => void;
}

const kinds: Record<Upload['state'], StatusKind> = {
  checked: 'info',
  running: 'info',
  stopped: 'down',
  done: 'ok',
  takingBack: 'info',
  takenBack: 'down',
};

/** The file, and what can be done with it. */
export function UploadHead({ upload, choices, onAnother }: UploadHeadProps) {
  const messages = useMessages(userUploadMessages);
  const { state, counts, fileName } = upload;
  const { change, download } = useUploadActions(upload);
  const count = counts.ready + (choices.updatesKnown ? counts.known : 0);
  const waits = state === 'checked' || state === 'stopped';
  const outcome = state === 'checked' && counts.faulty > 0 ? 'faulty' : undefined;
  return (
    <div className="ul-stack ul-gap-12">
      <div className="ul-people-upload__head">
        <div className="ul-cluster">
          <h2 className="ul-h2 ul-people-upload__name">{fileName}</h2>
          <Status kind={kinds[state]}>{messages.states[state]}</Status>
        </div>
        <div className="ul-cluster">
          <Button variant="quiet" onPress={onAnother}>
            {messages.another}
          </Button>
          <Button
            icon={<Icon as={Download} />}
            isPending={download.isPending}
            onPress={() => download.mutate(outcome)}
          >
            {outcome ? messages.downloadFaults(counts.faulty) : messages.download}
          </Button>
          {state === 'running' && (
            <Button
              isPending={change.isPending}
              onPress={() => change.mutate({ state: 'stopped' })}
            >
              {messages.stop}
            </Button>
          )}
          {waits && count > 0 && (
            <Button
              variant="primary"
              isPending={change.isPending}
              onPress={() => change.mutate({ state: 'running', ...choices })}
            >
              {state === 'checked' ? messages.start(count) : messages.resume(count)}
            </Button>
          )}
        </div>
      </div>
      {change.isError && (
        <p className="ul-fault" role="alert">
          {change.error.message}
        </p>
      )}
      {state === 'checked' && count === 0 && <p>{messages.nothing}</p>}
    </div>
  );
}
