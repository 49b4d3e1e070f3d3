'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, userUploadQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { Button } from '@uplink/ui/button';
import { Checkbox } from '@uplink/ui/choice';
import { Icon } from '@uplink/ui/icon';
import { ProgressBar } from '@uplink/ui/progress';
import { Status, type StatusKind } from '@uplink/ui/status';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ChooseUpload } from './choose-upload.tsx';
import { UploadColumns } from './upload-columns.tsx';
import { UploadLines } from './upload-lines.tsx';
import { UploadSteps } from './upload-steps.view.tsx';
import { useUploadActions } from './user-upload.controller.ts';
import { userUploadMessages } from './user-upload.messages.ts';
import type { UserUploadProps } from './user-upload.types.ts';
import './people.css';

/** Adds many users by a file: checked first, then added in the background. */
export function UserUpload({ uploadId, ...props }: UserUploadProps) {
  if (uploadId === undefined) return <ChooseUpload {...props} />;
  return <OneUpload key={uploadId} uploadId={uploadId} {...props} />;
}

function OneUpload({ uploadId, onUploadChange, userHref }: UserUploadProps & { uploadId: number }) {
  const messages = useMessages(userUploadMessages);
  const query = useHeldQuery(userUploadQuery(useUplink(), uploadId));
  if (!query.data)
    return (
      <NotReadyView
        state={notReady(query)}
        noun={messages.noun}
        skeleton={<PageSkeleton heights={[96, 320]} />}
        empty={noContent({ title: messages.none, text: messages.noneText })}
      />
    );
  const upload = query.data;
  return (
    <div className="ul-stack ul-gap-24">
      <UploadSteps upload={upload} />
      <Head upload={upload} onAnother={() => onUploadChange(undefined)} />
      {upload.state === 'checked' && <UploadColumns upload={upload} onChecked={onUploadChange} />}
      <UploadLines upload={upload} hrefOf={userHref} />
    </div>
  );
}

const kinds: Record<Schema<'UserUpload'>['state'], StatusKind> = {
  checked: 'info',
  running: 'info',
  stopped: 'down',
  done: 'ok',
};

function Head({ upload, onAnother }: { upload: Schema<'UserUpload'>; onAnother: () => void }) {
  const messages = useMessages(userUploadMessages);
  const { state, counts, fileName } = upload;
  const { change, download } = useUploadActions(upload);
  const [sendsActivation, setSendsActivation] = useState(upload.sendsActivation);
  const finished = counts.added + counts.failed;
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
            onPress={() => download.mutate()}
          >
            {messages.download}
          </Button>
          {state === 'running' && (
            <Button
              isPending={change.isPending}
              onPress={() => change.mutate({ state: 'stopped' })}
            >
              {messages.stop}
            </Button>
          )}
          {(state === 'checked' || state === 'stopped') && counts.ready > 0 && (
            <Button
              variant="primary"
              isPending={change.isPending}
              onPress={() => change.mutate({ state: 'running', sendsActivation })}
            >
              {state === 'checked' ? messages.start(counts.ready) : messages.resume(counts.ready)}
            </Button>
          )}
        </div>
      </div>
      {change.isError && (
        <p className="ul-fault" role="alert">
          {change.error.message}
        </p>
      )}
      {state === 'checked' && counts.ready > 0 && (
        <Checkbox isSelected={sendsActivation} onChange={setSendsActivation}>
          {messages.activation}
        </Checkbox>
      )}
      {state === 'checked' && counts.ready === 0 && <p>{messages.nothing}</p>}
      {state === 'checked' && counts.faulty > 0 && (
        <p className="ul-small ul-muted">{messages.skipped}</p>
      )}
      {state === 'running' && (
        <>
          <ProgressBar
            label={messages.progress}
            value={(100 * finished) / Math.max(1, finished + counts.ready)}
          />
          <p className="ul-small ul-muted">
            {messages.progressText(finished, finished + counts.ready)}
          </p>
        </>
      )}
      {state === 'done' && <p role="status">{messages.done(counts.added)}</p>}
    </div>
  );
}
