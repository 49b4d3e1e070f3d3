import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { useDeleteMedia } from './media.controller.ts';
import { mediaMessages } from './media.messages.ts';

export interface DeleteMediaProps {
  file: Schema<'MediaFile'>;
  onClose: () => void;
}

/** Deletes a file that nothing shows. */
export function DeleteMedia({ file, onClose }: DeleteMediaProps) {
  const messages = useMessages(mediaMessages);
  const { mutate, isPending, error } = useDeleteMedia(file, onClose);
  return (
    <Confirm
      isOpen
      title={messages.deleteTitle(file.name)}
      confirmLabel={messages.deleteConfirm}
      isDanger
      isPending={isPending}
      errorMessage={error?.message}
      onConfirm={mutate}
      onClose={onClose}
    >
      {messages.deleteText}
    </Confirm>
  );
}
