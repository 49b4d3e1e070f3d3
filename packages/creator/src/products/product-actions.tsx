import type { Schema } from '@uplink/api-client';
import { productEditorPath, productPreviewPath } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Icon } from '@uplink/ui/icon';
import { Menu } from '@uplink/ui/menu';
import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { DeleteProduct } from './delete-product.tsx';
import { DuplicateProduct } from './duplicate-product.tsx';
import { useExportFiles } from './files/export-files.controller.ts';
import { ImportFiles } from './files/import-files.tsx';
import { useProductChanges } from './patch-product.controller.ts';
import { actionGroups } from './product-actions.rules.ts';
import { productListMessages } from './product-list.messages.ts';

export interface ProductActionsProps {
  product: Schema<'CreatorModule'>;
  /** It was deleted. */
  onDeleted?: () => void;
}

/** What an author may do with a product, behind one button. */
export function ProductActions({ product, onDeleted }: ProductActionsProps) {
  const messages = useMessages(productListMessages);
  const { patch } = useProductChanges(product);
  const [isDeleting, setDeleting] = useState(false);
  const [isDuplicating, setDuplicating] = useState(false);
  const [isImporting, setImporting] = useState(false);
  const exporting = useExportFiles(product);
  const failed = patch.isError ? patch : exporting;
  function act(action: string): void {
    if (action === 'delete') setDeleting(true);
    if (action === 'duplicate') setDuplicating(true);
    if (action === 'export') exporting.mutate();
    if (action === 'import') setImporting(true);
    if (action === 'publish') patch.mutate({ isPublic: !product.isPublic });
    if (action === 'hide') patch.mutate({ hidden: !product.hidden });
  }
  return (
    <>
      <Menu
        aria-label={messages.actionsOf(product.name)}
        trigger={
          <IconButton
            size="sm"
            variant="quiet"
            aria-label={messages.actionsOf(product.name)}
            icon={<Icon as={Ellipsis} />}
            isPending={patch.isPending || exporting.isPending}
          />
        }
        groups={actionGroups(
          product,
          {
            edit: productEditorPath(product),
            preview: productPreviewPath(product),
          },
          messages,
        )}
        onAction={act}
      />
      {failed.isError && (
        <Dialog
          isOpen
          title={messages.refused}
          onClose={failed.reset}
          footer={
            <Button variant="primary" onPress={failed.reset}>
              {messages.close}
            </Button>
          }
        >
          <p>{failed.error.message}</p>
        </Dialog>
      )}
      {isImporting && <ImportFiles product={product} onClose={() => setImporting(false)} />}
      {isDuplicating && (
        <DuplicateProduct
          product={product}
          onBegun={() => setDuplicating(false)}
          onClose={() => setDuplicating(false)}
        />
      )}
      {isDeleting && (
        <DeleteProduct
          product={product}
          onClose={() => setDeleting(false)}
          {...(onDeleted && { onDeleted })}
        />
      )}
    </>
  );
}
