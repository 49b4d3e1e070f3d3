import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { read } from '../read.ts';
import { type Gaps, withoutGaps } from './work-filter.ts';

export type AddonsFilter = Gaps<NonNullable<operations['listAddons']['parameters']['query']>>;

/** A page of the add-ons, the newest first. */
export const addonsQuery = (client: UplinkClient, filter: AddonsFilter) =>
  queryOptions({
    ...read(client, '/management/addons', { query: { pageSize: 20, ...withoutGaps(filter) } }),
    placeholderData: keepPreviousData,
  });

/** An add-on as its editor shows it. */
export const addonQuery = (client: UplinkClient, addonId: number) =>
  queryOptions(read(client, '/management/addons/{addonId}', { path: { addonId } }));

/** Something of the learner's that has no lessons, by the name in its address. */
export const ownAddonQuery = (client: UplinkClient, uniqueName: string) =>
  queryOptions(read(client, '/me/addons/{uniqueName}', { path: { uniqueName } }));
