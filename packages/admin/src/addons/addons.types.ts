import type { Schema } from '@uplink/api-client';

export type AddonTab = 'settings' | 'pricing' | 'layout';

export interface AddonPartProps {
  /** The add-on, as the frame loaded it. */
  addon: Schema<'Addon'>;
}
