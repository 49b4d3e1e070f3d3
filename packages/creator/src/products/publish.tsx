import type { Schema } from '@uplink/api-client';
import { productPreviewPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Confirm } from '@uplink/kit/dialogs';
import { Button, LinkButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Eye } from 'lucide-react';
import { useState } from 'react';
import { useProductChanges } from './patch-product.controller.ts';
import { publishMessages } from './publish.messages.ts';

export interface PublishProps {
  product: Schema<'CreatorModule'>;
  /** Whether it is the main action on the screen. */
  isMain: boolean;
  /** Publishing was tried and refused, or works again. */
  onRefusedChange: (message: string | undefined) => void;
}

/** Preview and publication of a product, for those who manage it. */
export function Publish({ product, isMain, onRefusedChange }: PublishProps) {
  const messages = useMessages(publishMessages);
  const { patch } = useProductChanges(product);
  const [isAsking, setAsking] = useState(false);
  const { isPublic, missing } = product;
  function set(next: boolean): void {
    if (next && missing.length > 0) {
      onRefusedChange(messages.errors);
      return;
    }
    patch.mutate(
      { isPublic: next },
      {
        onSuccess: () => onRefusedChange(undefined),
        onError: ({ message }) => onRefusedChange(message),
        onSettled: () => setAsking(false),
      },
    );
  }
  return (
    <>
      <LinkButton href={productPreviewPath(product)} icon={<Icon as={Eye} />}>
        {messages.preview}
      </LinkButton>
      {product.permission === 'manage' && (
        <Button
          variant={isMain && !isPublic ? 'primary' : 'secondary'}
          isPending={patch.isPending}
          onPress={() => (isPublic ? setAsking(true) : set(true))}
        >
          {isPublic ? messages.unpublish : messages.publish}
        </Button>
      )}
      <Confirm
        isOpen={isAsking}
        title={messages.unpublishTitle(product.name)}
        confirmLabel={messages.unpublish}
        isPending={patch.isPending}
        onConfirm={() => set(false)}
        onClose={() => setAsking(false)}
      >
        {messages.unpublishText(product.learnerCount)}
      </Confirm>
    </>
  );
}
