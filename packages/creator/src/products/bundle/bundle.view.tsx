import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { FormFault } from '@uplink/kit/forms';
import { Button } from '@uplink/ui/button';
import { Card } from '@uplink/ui/card';
import { useMediaQuery } from '@uplink/ui/media-query';
import { ProductPicker } from '../../shared/pickers/pickers.tsx';
import { useBundle } from './bundle.controller.ts';
import { bundleMessages } from './bundle.messages.ts';
import { BundleList } from './bundle-list.view.tsx';
import './bundle.css';

export interface BundleViewProps {
  product: Schema<'CreatorModule'>;
  items: readonly Schema<'BundledModule'>[];
}

/** The products with the ways to add, order and remove them; on small screens they are only listed. */
export function BundleView({ product, items }: BundleViewProps) {
  const messages = useMessages(bundleMessages);
  const form = useBundle(product, items);
  const list = form.list('items');
  const isWide = useMediaQuery('(min-width: 1025px)');
  const isReadOnly = product.permission === 'view' || !isWide;
  const least = product.type === ModuleType.bundle ? 2 : 1;
  return (
    <form {...form.formProps}>
      <Card title={messages.title}>
        <div className="ul-stack">
          <p className="ul-muted">{isWide ? messages.text(least) : messages.wide}</p>
          {list.items.length === 0 ? (
            <p className="ul-muted">{messages.empty}</p>
          ) : (
            <BundleList
              items={list.items}
              isReadOnly={isReadOnly}
              onMove={list.move}
              onRemove={list.remove}
            />
          )}
          {!isReadOnly && (
            <>
              <ProductPicker
                label={messages.add}
                without={[product.id, ...list.items.map(({ id }) => id)]}
                isForBundle
                onChoose={({ id, name, type, uniqueName, isPublic, lessonCount }) =>
                  list.add({ id, name, type, uniqueName, isPublic, lessonCount })
                }
              />
              <p className="ul-small ul-muted">{messages.keys}</p>
              <FormFault form={form} />
              <div className="ul-row">
                {form.isDirty && (
                  <Button variant="quiet" onPress={form.discard}>
                    {messages.discard}
                  </Button>
                )}
                <Button
                  type="submit"
                  variant="primary"
                  isDisabled={!form.isDirty}
                  isPending={form.isSending}
                >
                  {messages.save}
                </Button>
                <p className="ul-small ul-muted" role="status">
                  {form.isSaved && messages.saved}
                  {form.isDirty &&
                    product.learnerCount > 0 &&
                    messages.affects(product.learnerCount)}
                </p>
              </div>
            </>
          )}
        </div>
      </Card>
    </form>
  );
}
