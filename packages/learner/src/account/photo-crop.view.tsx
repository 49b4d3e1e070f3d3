import { useMessages } from '@uplink/api-client/messages';
import { Button } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { ProgressBar } from '@uplink/ui/progress';
import { useId, useState } from 'react';
import Cropper from 'react-easy-crop';
import 'react-easy-crop/react-easy-crop.css';
import type { CropArea } from './photo-crop.rules.ts';
import type { PhotoEditorReady } from './photo-editor.controller.ts';
import { photoEditorMessages } from './photo-editor.messages.ts';
import './photo-crop.css';

export interface PhotoCropProps
  extends Pick<PhotoEditorReady, 'isBusy' | 'percent' | 'message' | 'onCrop' | 'onCancel'> {
  /** Address of the chosen picture. */
  picture: string;
}

const mostZoom = 4;

/** Which part of a picture becomes the photo, by pointer, touch or keyboard. */
export function PhotoCrop({ picture, isBusy, percent, message, onCrop, onCancel }: PhotoCropProps) {
  const messages = useMessages(photoEditorMessages);
  const [crop, setCrop] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  const [area, setArea] = useState<CropArea>();
  const id = useId();
  return (
    <Dialog
      title={messages.crop}
      isOpen
      onClose={onCancel}
      footer={
        <>
          <Button isDisabled={isBusy} onPress={onCancel}>
            {messages.cancel}
          </Button>
          <Button
            variant="primary"
            isPending={isBusy}
            isDisabled={!area}
            onPress={() => area && onCrop(area)}
          >
            {messages.use}
          </Button>
        </>
      }
    >
      <div className="ul-stack">
        <div className="ul-crop">
          <Cropper
            image={picture}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            aspect={1}
            cropShape="round"
            showGrid={false}
            disableAutomaticStylesInjection
            cropperProps={{ role: 'group', 'aria-label': messages.area }}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_percentages, pixels) => setArea(pixels)}
          />
        </div>
        <p className="ul-small ul-muted">{messages.cropHelp}</p>
        <div>
          <label className="ul-field__label" htmlFor={id}>
            {messages.zoom}
          </label>
          <input
            id={id}
            className="ul-crop__zoom"
            type="range"
            min={1}
            max={mostZoom}
            step={0.1}
            value={zoom}
            onChange={(event) => setZoom(Number(event.target.value))}
          />
        </div>
        {percent !== undefined && (
          <ProgressBar label={messages.uploading} value={percent} caption isSpoken />
        )}
        <p className="ul-small ul-fault" role="alert">
          {message}
        </p>
      </div>
    </Dialog>
  );
}
