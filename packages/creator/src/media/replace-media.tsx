import type { Schema } from '@uplink/api-client';
import { fileError, UPLOAD_RULES } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormDialog } from '@uplink/kit/dialogs';
import { useForm } from '@uplink/kit/forms';
import { FileDrop } from '@uplink/ui/file-drop';
import { useState } from 'react';
import { useReplaceMedia } from './media.controller.ts';
import { mediaMessages } from './media.messages.ts';

export interface ReplaceMediaProps {
  file: Schema<'MediaFile'>;
  onClose: () => void;
}

const rule = UPLOAD_RULES.mediaImage;

/** Puts another image in the place of one, wherever it is shown. */
export function ReplaceMedia({ file, onClose }: ReplaceMediaProps) {
  const messages = useMessages(mediaMessages);
  const replace = useReplaceMedia(file);
  const [chosen, setChosen] = useState<File>();
  const [fault, setFault] = useState<string>();
  const form = useForm({
    stored: {},
    rules: {},
    async send() {
      if (!chosen) return;
      await replace(chosen);
      onClose();
    },
  });
  const products = new Set(file.uses.map(({ product }) => product.id));
  return (
    <FormDialog
      title={messages.replaceTitle(file.name)}
      action={messages.replaceConfirm}
      form={form}
      isHeld={chosen === undefined}
      onClose={onClose}
    >
      <p>{messages.replaceText(file.uses.length, products.size)}</p>
      <FileDrop
        description={chosen?.name ?? rule.extensions.join(', ')}
        extensions={rule.extensions}
        allowsMultiple={false}
        errorMessage={fault}
        onFiles={([next]) => {
          const error = next && fileError(next, [], rule);
          setFault(error);
          setChosen(error ? undefined : next);
        }}
      />
    </FormDialog>
  );
}
