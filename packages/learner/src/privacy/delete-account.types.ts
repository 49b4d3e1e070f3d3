import type { Schema } from '@uplink/api-client';
import type { OwnDataProps } from './own-data.types.ts';

export interface DeleteAccountDialogProps extends OwnDataProps {
  /** What is cancelled at once. */
  subscriptions: Schema<'AccountDeletion'>['subscriptions'];
  /** What goes on until the day and ends with the account. */
  instalments: Schema<'AccountDeletion'>['instalments'];
  onClose: () => void;
}
