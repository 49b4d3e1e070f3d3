import { useQuery } from '@tanstack/react-query';
import { UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { userUploadsQuery, useUplink } from '@uplink/api-client/react';
import { saveFile } from '@uplink/kit/files';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { FileDrop } from '@uplink/ui/file-drop';
import { Icon } from '@uplink/ui/icon';
import { Link } from '@uplink/ui/link';
import { Download } from 'lucide-react';
import { UploadSteps } from './upload-steps.view.tsx';
import { useUploadCheck } from './user-upload.controller.ts';
import { userUploadMessages } from './user-upload.messages.ts';
import type { UserUploadProps } from './user-upload.types.ts';

export type ChooseUploadProps = Pick<UserUploadProps, 'onUploadChange' | 'uploadHref'>;

/** Takes a file of users; what was uploaded before can be opened again. */
export function ChooseUpload({ onUploadChange, uploadHref }: ChooseUploadProps) {
  const messages = useMessages(userUploadMessages);
  const file = useUploadCheck(onUploadChange);
  const { data: earlier = [] } = useQuery(userUploadsQuery(useUplink()));
  return (
    <div className="ul-stack ul-gap-24">
      <UploadSteps />
      <Card>
        <div className="ul-stack ul-gap-12">
          <p className="ul-muted">{messages.help}</p>
          <FileDrop
            description={messages.limits}
            extensions={UPLOAD_RULES.csv.extensions}
            allowsMultiple={false}
            busyText={file.isPending ? messages.checking : undefined}
            errorMessage={file.error?.message}
            onFiles={([chosen]) => chosen && file.mutate(chosen)}
          />
          <p>
            <Button
              variant="quiet"
              icon={<Icon as={Download} />}
              onPress={() =>
                saveFile(
                  new Blob([messages.templateText], { type: 'text/csv' }),
                  messages.templateFile,
                )
              }
            >
              {messages.template}
            </Button>
          </p>
        </div>
      </Card>
      {earlier.length > 0 && (
        <Card>
          <h2 className="ul-h3">{messages.earlier}</h2>
          <ul>
            {earlier.map((upload) => (
              <li key={upload.id}>
                <Link href={uploadHref(upload.id)}>{messages.earlierLine(upload)}</Link>{' '}
                <span className="ul-small ul-muted">{messages.states[upload.state]}</span>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </div>
  );
}
