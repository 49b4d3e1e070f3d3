import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Checkbox } from '@uplink/ui/choice';
import { userUploadMessages } from './user-upload.messages.ts';

/** What an upload does besides adding accounts. */
export type UploadChoices = Required<
  Pick<Schema<'UserUploadUpdate'>, 'sendsActivation' | 'assignsCohort' | 'updatesKnown'>
>;

export interface UploadOptionsProps {
  upload: Schema<'UserUpload'>;
  choices: UploadChoices;
  onChoose: (choices: UploadChoices) => void;
}

/** What starting the upload does, and for how long it can be undone. */
export function UploadOptions({ upload, choices, onChoose }: UploadOptionsProps) {
  const messages = useMessages(userUploadMessages);
  const hasCohort = upload.columns.some(({ field }) => field === 'cohort');
  return (
    <Card title={messages.happens}>
      <div className="ul-stack ul-gap-8">
        <Checkbox
          isSelected={choices.sendsActivation}
          onChange={(sendsActivation) => onChoose({ ...choices, sendsActivation })}
        >
          {messages.activation}
        </Checkbox>
        {hasCohort && (
          <Checkbox
            isSelected={choices.assignsCohort}
            onChange={(assignsCohort) => onChoose({ ...choices, assignsCohort })}
          >
            {messages.assigns}
          </Checkbox>
        )}
        {upload.counts.known > 0 && (
          <Checkbox
            isSelected={choices.updatesKnown}
            onChange={(updatesKnown) => onChoose({ ...choices, updatesKnown })}
          >
            {messages.updates}
          </Checkbox>
        )}
        <p className="ul-small ul-muted">{messages.undoable}</p>
      </div>
    </Card>
  );
}
