import type { Editor } from '@tiptap/react';
import { fileError, maxLength, UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { TextField } from '@uplink/ui/field';
import { FileDrop } from '@uplink/ui/file-drop';
import { useState } from 'react';
import { descriptionMessages } from './description.messages.ts';
import { useAddImage } from './image.controller.ts';

export interface ImageDialogProps {
  editor: Editor;
  /** The product whose files the image joins. */
  productId: number;
  onClose: () => void;
}

const rule = UPLOAD_RULES.mediaImage;
const longest = 300;

/** Uploads an image and puts it where the cursor is. */
export function ImageDialog({ editor, productId, onClose }: ImageDialogProps) {
  const messages = useMessages(descriptionMessages);
  const add = useAddImage(productId);
  const [file, setFile] = useState<File>();
  const [fault, setFault] = useState<string>();
  const form = useForm({
    stored: { alt: '' },
    rules: { alt: [maxLength(longest)] },
    async send({ alt }) {
      if (!file) return;
      const src = await add(file);
      editor.chain().focus().setImage({ src, alt: alt.trim() }).run();
      onClose();
    },
  });
  return (
    <FormDialog
      title={messages.image}
      action={messages.addImage}
      form={form}
      isHeld={file === undefined}
      onClose={onClose}
    >
      <FileDrop
        description={file?.name ?? rule.extensions.join(', ')}
        extensions={rule.extensions}
        allowsMultiple={false}
        errorMessage={fault}
        onFiles={([chosen]) => {
          const error = chosen && fileError(chosen, [], rule);
          setFault(error);
          setFile(error ? undefined : chosen);
        }}
      />
      <TextField label={messages.alt} description={messages.altHelp} {...form.field('alt')} />
    </FormDialog>
  );
}
