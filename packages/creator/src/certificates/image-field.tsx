import { useMessages } from '@uplink/api-client/messages';
import { IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Spinner } from '@uplink/ui/progress';
import { ImagePlus, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import type { Pictures } from './certificate.controller.ts';
import { certificatesMessages } from './certificates.messages.ts';

export interface ImageFieldProps {
  label: string;
  value: string | null;
  onChange: (key: string | null) => void;
  pictures: Pictures;
}

/** An image of a certificate: shown, chosen, replaced, removed. */
export function ImageField({ label, value, onChange, pictures }: ImageFieldProps) {
  const messages = useMessages(certificatesMessages);
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const url = pictures.urlOf(value);

  async function choose(file: File | undefined) {
    if (!file) return;
    setFault(undefined);
    setBusy(true);
    try {
      onChange(await pictures.upload(file));
    } catch (error) {
      setFault(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="ul-image-field">
      <label className="ul-image-field__box" htmlFor={id}>
        {isBusy ? (
          <Spinner size={20} />
        ) : url ? (
          <img className="ul-image-field__image" src={url} alt="" />
        ) : (
          <Icon as={ImagePlus} size={20} />
        )}
        <span className="ul-cap">
          {isBusy ? messages.uploading : value ? `${messages.replace}: ${label}` : label}
        </span>
      </label>
      <input
        id={id}
        className="ul-sr"
        type="file"
        accept=".png,.jpg,.jpeg,.gif"
        aria-describedby={fault ? `${id}-fault` : undefined}
        onChange={(event) => {
          void choose(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {value && (
        <IconButton
          size="sm"
          variant="quiet"
          aria-label={messages.removeImage(label)}
          icon={<Icon as={Trash2} size={16} />}
          onPress={() => onChange(null)}
        />
      )}
      {fault && (
        <p id={`${id}-fault`} className="ul-small ul-fault" role="alert">
          {fault}
        </p>
      )}
    </div>
  );
}
