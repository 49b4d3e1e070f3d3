import { useMutation } from '@tanstack/react-query';
import { uploadFile } from '@uplink/api-client';
import { fileError, UPLOAD_RULES, type UploadCategory } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { useUplink } from '@uplink/api-client/react';
import { Button } from '@uplink/ui/button';
import { FileDrop } from '@uplink/ui/file-drop';
import { useEffect, useState } from 'react';
import { useFaultWords } from '../forms/fault-words.ts';
import { pictureFieldMessages } from './picture-field.messages.ts';
import './picture-field.css';

export interface PictureFieldProps {
  /** Names the field. */
  label: string;
  /** What the picture is for: it decides what is accepted. */
  category: UploadCategory;
  /** The address of the picture that is stored. */
  stored: string | null;
  /** That address, the key of an upload, or none. */
  value: string | null;
  /** Why the form can't be saved with it. */
  errorMessage?: string | undefined;
  /** Told the key of an upload, or null once the picture is taken away. */
  onChange: (value: string | null) => void;
}

/** A picture that is uploaded at once and belongs to what the form is about when that is saved. */
export function PictureField(props: PictureFieldProps) {
  const messages = useMessages(pictureFieldMessages);
  const inWords = useFaultWords();
  const { label, category, stored, value, errorMessage, onChange } = props;
  const client = useUplink();
  const rule = UPLOAD_RULES[category];
  const [chosen, setChosen] = useState<string>();
  const upload = useMutation({
    async mutationFn(file: File) {
      const fault = fileError(file, [], rule);
      if (fault) throw new Error(fault);
      const { name: fileName, size, type: contentType } = file;
      return uploadFile(client, file, { category, fileName, size, contentType });
    },
    onSuccess(key, file) {
      setChosen(URL.createObjectURL(file));
      onChange(key);
    },
  });
  useEffect(() => () => (chosen ? URL.revokeObjectURL(chosen) : undefined), [chosen]);
  const shown = value !== null && value === stored ? stored : chosen;
  return (
    <div className="ul-stack ul-gap-8">
      {value && shown && <img className="ul-picture-field__picture" src={shown} alt={label} />}
      <FileDrop
        description={rule.extensions.join(', ')}
        extensions={rule.extensions}
        allowsMultiple={false}
        busyText={upload.isPending ? messages.uploading : undefined}
        errorMessage={upload.error ? inWords(upload.error.message) : errorMessage}
        onFiles={([file]) => file && upload.mutate(file)}
      />
      {value && (
        <Button size="sm" variant="danger-quiet" onPress={() => onChange(null)}>
          {messages.remove(label.toLowerCase())}
        </Button>
      )}
    </div>
  );
}
