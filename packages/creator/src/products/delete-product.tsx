import type { Schema } from '@uplink/api-client';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { deleteProductMessages } from './delete-product.messages.ts';
import { useProductChanges } from './patch-product.controller.ts';

export interface DeleteProductProps {
  product: Schema<'CreatorModule'>;
  onDeleted?: () => void;
  onClose: () => void;
}

/** Asks for the name before a product is deleted. */
export function DeleteProduct({ product, onDeleted, onClose }: DeleteProductProps) {
  const messages = useMessages(deleteProductMessages);
  const { remove } = useProductChanges(product);
  const close = () => {
    onDeleted?.();
    onClose();
  };
  return (
    <Confirm
      isOpen
      isDanger
      title={messages.title(product.name)}
      confirmLabel={messages.action}
      proof={{ label: messages.proof(product.name), text: product.name.trim() }}
      isPending={remove.isPending}
      errorMessage={remove.error?.message}
      onConfirm={() => remove.mutate(undefined, { onSuccess: close })}
      onClose={onClose}
    >
      {messages.text(product.learnerCount)}
    </Confirm>
  );
}
