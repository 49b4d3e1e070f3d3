import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations, Schema } from '../../contract.ts';
import { read } from '../read.ts';

export type CreatorModulesFilter = NonNullable<
  operations['listCreatorModules']['parameters']['query']
>;

/** A page of the products that an author owns or was given a permission for. */
export const creatorModulesQuery = (client: UplinkClient, query: CreatorModulesFilter) =>
  queryOptions({
    ...read(client, '/creator/me/modules', { query }),
    placeholderData: keepPreviousData,
  });

/** A product as its authors see it. */
export const creatorModuleQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}', { path: { id } }));

/** The page of a product as its learners will see it; read again whenever it is opened. */
export const modulePreviewQuery = (client: UplinkClient, id: number) =>
  queryOptions({
    ...read(client, '/creator/me/modules/{id}/preview', { path: { id } }),
    staleTime: 0,
  });

/** The settings of a product. */
export const moduleSettingsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/settings', { path: { id } }));

/** The products in a program or bundle, in order. */
export const moduleBundleQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/bundle', { path: { id } }));

/** The intro page of a product, for its authors. */
export const creatorIntroQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/intro-page', { path: { id } }));

/** The latest files of a product, of one kind or all. */
export const mediaQuery = (client: UplinkClient, id: number, kind?: Schema<'MediaKind'>) =>
  queryOptions(
    read(client, '/creator/me/modules/{id}/media', {
      path: { id },
      query: { pageSize: 100, ...(kind && { kind }) },
    }),
  );

export type CreatorMediaFilter = NonNullable<operations['listCreatorMedia']['parameters']['query']>;

/** A page of the files of all products that an author has. */
export const creatorMediaQuery = (client: UplinkClient, query: CreatorMediaFilter) =>
  queryOptions({
    ...read(client, '/creator/me/media', { query }),
    placeholderData: keepPreviousData,
  });

/** What needs the attention of an author. */
export const creatorHomeQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/creator/me/home'));

/** The copies of products that an author asked for. */
export const productCopiesQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/creator/me/copies'));

/** The imports of files that an author began. */
export const productImportsQuery = (client: UplinkClient) =>
  queryOptions(read(client, '/creator/me/imports'));
