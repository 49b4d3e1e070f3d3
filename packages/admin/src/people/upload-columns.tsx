import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Card } from '@uplink/ui/card';
import { Select } from '@uplink/ui/select';
import { useCorrections } from './user-upload.controller.ts';
import { userUploadMessages } from './user-upload.messages.ts';

export interface UploadColumnsProps {
  upload: Schema<'UserUpload'>;
}

type Field = Schema<'UserUploadField'>;
const none = 'none';
const fieldOptions = (messages: typeof userUploadMessages) => [
  { id: none, label: messages.leaveOut },
  ...(Object.keys(messages.fields) as Field[]).map((id) => ({ id, label: messages.fields[id] })),
];

/** What each column of the file is; another choice checks the file again. */
export function UploadColumns({ upload }: UploadColumnsProps) {
  const messages = useMessages(userUploadMessages);
  const again = useCorrections(upload);
  const { columns } = upload;
  const choose = (at: number, chosen: string) => {
    const field = chosen === none ? null : (chosen as Field);
    // A field is one column alone: the one that had it is left out.
    const fields = columns.map((column, index) =>
      index === at ? field : column.field === field ? null : column.field,
    );
    again.mutate({ fields, cells: [] });
  };
  return (
    <Card
      title={messages.columns}
      aside={<span className="ul-small ul-muted">{messages.fileToField}</span>}
    >
      <ul className="ul-people-upload__columns">
        {columns.map(({ name, samples, field }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: columns of a file keep their places, and two may have one name.
          <li key={index}>
            <span className="ul-people-upload__column">
              <span className="ul-mono">{name}</span>
              <span className="ul-cap ul-muted ul-people__under">{samples.join(', ')}</span>
            </span>
            <Select
              label={messages.column(name)}
              isLabelHidden
              options={fieldOptions(messages)}
              value={field ?? none}
              onChange={(chosen) => choose(index, chosen)}
            />
          </li>
        ))}
      </ul>
      {again.isPending && <p role="status">{messages.checking}</p>}
      {again.isError && (
        <p className="ul-fault" role="alert">
          {again.error.message}
        </p>
      )}
    </Card>
  );
}
