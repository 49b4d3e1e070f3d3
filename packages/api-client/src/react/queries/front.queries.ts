import { queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read } from '../read.ts';

/** What anyone may see of a product; needs no sign-in. */
export const frontProductQuery = (
  client: UplinkClient,
  path: { type: Schema<'FrontType'>; uniqueName: string },
) => queryOptions(read(client, '/front/products/{type}/{uniqueName}', { path }));
