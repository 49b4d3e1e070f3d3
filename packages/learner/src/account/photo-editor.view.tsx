import { UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { AriaControls } from '@uplink/ui/aria-controls';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { lazyView } from '@uplink/ui/lazy-part';
import { ProgressBar } from '@uplink/ui/progress';
import { FileTrigger } from 'react-aria-components';
import type { PhotoEditorReady } from './photo-editor.controller.ts';
import { photoEditorMessages } from './photo-editor.messages.ts';
import './account.css';

// Dragging and zooming are loaded by those who chose a picture.
const PhotoCrop = lazyView(async () => (await import('./photo-crop.view.tsx')).PhotoCrop);

/** The photo as others see it, with what can be done to it. */
export function PhotoEditorView(props: PhotoEditorReady) {
  const messages = useMessages(photoEditorMessages);
  const { name, avatar, picture, isBusy, percent, done, message } = props;
  return (
    <Card className="ul-account" title={messages.title}>
      <div className="ul-photo">
        <Avatar name={name} image={avatar} size="lg" />
        <div className="ul-grow">
          <div className="ul-cluster">
            <FileTrigger
              acceptedFileTypes={UPLOAD_RULES.avatar.extensions.map((kind) => `.${kind}`)}
              onSelect={(files) => {
                const [file] = [...(files ?? [])];
                if (file) props.onChoose(file);
              }}
            >
              <AriaControls>
                <Button isDisabled={isBusy}>{avatar ? messages.change : messages.choose}</Button>
              </AriaControls>
            </FileTrigger>
            {avatar && (
              <Button variant="danger-quiet" isDisabled={isBusy} onPress={props.onRemove}>
                {messages.remove}
              </Button>
            )}
          </div>
          <p className="ul-small ul-subtle ul-account__help">{messages.help}</p>
          {percent !== undefined && (
            <div className="ul-photo__bar">
              <ProgressBar label={messages.uploading} value={percent} isSpoken />
            </div>
          )}
          <p className="ul-small ul-ok" role="status">
            {done}
          </p>
          <p className="ul-small ul-fault" role="alert">
            {picture === undefined && message}
          </p>
        </div>
      </div>
      {picture !== undefined && (
        <PhotoCrop
          picture={picture}
          isBusy={isBusy}
          percent={percent}
          message={message}
          onCrop={props.onCrop}
          onCancel={props.onCancel}
        />
      )}
    </Card>
  );
}
