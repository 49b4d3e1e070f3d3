import type { Schema } from '@uplink/api-client';

export type AddonTab = 'settings' | 'pricing' | 'layout';

export interface AddonPartProps {
  addon: Schema<'Addon'>;
}
