import type { Schema } from '@uplink/api-client';

export const waitsForFixture: Schema<'WaitsFor'> = [
  { id: 5, name: 'VLANs', uniqueName: 'vlans', type: 2 },
  { id: 6, name: 'Routing', uniqueName: 'routing', type: 2 },
];
