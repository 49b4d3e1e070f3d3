import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { operations } from '../../contract.ts';
import { PAGE_SIZES } from '../../domain/constants.ts';
import { read } from '../read.ts';

type DiplomaType = 1 | 2 | 3;

/** A page of the learner's certificates and awards. Keeps the previous page while it loads. */
export const diplomasQuery = (
  client: UplinkClient,
  { type, page = 0 }: { type?: DiplomaType | undefined; page?: number | undefined },
) =>
  queryOptions({
    ...read(client, '/me/diplomas', {
      query: { page, pageSize: PAGE_SIZES.certifications, ...(type && { type }) },
    }),
    placeholderData: keepPreviousData,
  });

/** One of the learner's certificates or awards. */
export const diplomaQuery = (client: UplinkClient, diplomaId: number, type: DiplomaType) =>
  queryOptions(read(client, '/me/diplomas/{diplomaId}', { path: { diplomaId }, query: { type } }));

/** Verifies a certificate by the code printed on it; needs no sign-in. */
export const verificationQuery = (client: UplinkClient, code: string) =>
  queryOptions({
    ...read(client, '/verifications/diplomas/{code}', { path: { code } }),
    retry: false,
  });

export type CreatorDiplomasFilter = NonNullable<
  operations['listCreatorDiplomas']['parameters']['query']
>;

/** A page of the certificates and awards that someone authors. */
export const creatorDiplomasQuery = (client: UplinkClient, query: CreatorDiplomasFilter) =>
  queryOptions({
    ...read(client, '/creator/me/diplomas', { query }),
    placeholderData: keepPreviousData,
  });

/** A certificate or award as its author edits it. */
export const creatorDiplomaQuery = (client: UplinkClient, diplomaId: number) =>
  queryOptions(read(client, '/creator/me/diplomas/{diplomaId}', { path: { diplomaId } }));
