'use client';
import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { notReady, userUploadQuery, useUplink } from '@uplink/api-client/react';
import { NotReadyView, noContent, PageSkeleton, useHeldQuery } from '@uplink/kit/states';
import { useState } from 'react';
import { ChooseUpload } from './choose-upload.tsx';
import { UploadColumns } from './upload-columns.tsx';
import { UploadHead } from './upload-head.tsx';
import { UploadLines } from './upload-lines.tsx';
import { type UploadChoices, UploadOptions } from './upload-options.tsx';
import { UploadProgress } from './upload-progress.tsx';
import { UploadResult } from './upload-result.tsx';
import { UploadSteps } from './upload-steps.view.tsx';
import { userUploadMessages } from './user-upload.messages.ts';
import type { UserUploadProps } from './user-upload.types.ts';
import './people.css';
import './user-upload.css';

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
  return (
    <Opened upload={query.data} hrefOf={userHref} onAnother={() => onUploadChange(undefined)} />
  );
}

interface OpenedProps {
  upload: Schema<'UserUpload'>;
  hrefOf: (userId: number) => string;
  onAnother: () => void;
}

function Opened({ upload, hrefOf, onAnother }: OpenedProps) {
  const { state, sendsActivation, assignsCohort, updatesKnown, counts } = upload;
  const [choices, setChoices] = useState<UploadChoices>({
    sendsActivation,
    assignsCohort,
    updatesKnown,
  });
  const [outcome, setOutcome] = useState<Schema<'UserUploadOutcome'>>();
  const lines = (
    <UploadLines upload={upload} hrefOf={hrefOf} chosen={outcome} onChoose={setOutcome} />
  );
  return (
    <div className="ul-stack ul-gap-24">
      <UploadSteps upload={upload} />
      <UploadHead upload={upload} choices={choices} onAnother={onAnother} />
      {(state === 'running' || state === 'takingBack') && <UploadProgress upload={upload} />}
      {(state === 'done' || state === 'takenBack' || (state === 'stopped' && counts.added > 0)) && (
        <UploadResult upload={upload} onShowUsers={() => setOutcome('added')} />
      )}
      {state === 'checked' ? (
        <div className="ul-people-upload__work">
          {lines}
          <div className="ul-stack ul-gap-16">
            <UploadColumns upload={upload} />
            <UploadOptions upload={upload} choices={choices} onChoose={setChoices} />
          </div>
        </div>
      ) : (
        lines
      )}
    </div>
  );
}
