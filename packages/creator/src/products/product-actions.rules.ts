import type { Schema } from '@uplink/api-client';
import { ModuleType } from '@uplink/api-client/domain';
import type { MenuEntry } from '@uplink/ui/menu';
import type { productListMessages } from './product-list.messages.ts';

/** The actions on a product; what is impossible now stays visible, off. */
export function actionGroups(
  product: Pick<Schema<'CreatorModule'>, 'type' | 'isPublic' | 'hidden' | 'permission' | 'missing'>,
  ways: { edit: string; preview: string },
  messages: typeof productListMessages,
): readonly (readonly MenuEntry[])[] {
  const { type, isPublic, hidden, permission, missing } = product;
  const manages = permission === 'manage';
  const hasFiles = type !== ModuleType.labs;
  return [
    [
      { id: 'edit', label: messages.edit, href: ways.edit },
      { id: 'preview', label: messages.preview, href: ways.preview },
    ],
    [
      {
        id: 'publish',
        label: isPublic ? messages.unpublish : messages.publish,
        isDisabled: !manages || (!isPublic && missing.length > 0),
      },
      {
        id: 'hide',
        label: hidden ? messages.show : messages.hide,
        isDisabled: !manages,
      },
    ],
    [
      { id: 'export', label: messages.export, isDisabled: !hasFiles },
      { id: 'import', label: messages.import, isDisabled: !hasFiles || permission === 'view' },
    ],
    [
      { id: 'duplicate', label: messages.duplicate, isDisabled: !manages },
      {
        id: 'delete',
        label: messages.delete,
        tone: 'danger',
        isDisabled: !manages || isPublic,
      },
    ],
  ];
}
