import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import { PAGE_SIZES } from '../../domain/constants.ts';

type DiplomaType = 1 | 2 | 3;

/** A page of the own certificates and awards; the page before stays until it is there. */
export const diplomasQuery = (
  { api, unwrap }: UplinkClient,
  { type, page = 0 }: { type?: DiplomaType | undefined; page?: number | undefined },
) =>
  queryOptions({
    queryKey: ['/me/diplomas', { type, page }],
    queryFn: () =>
      unwrap(
        api.GET('/me/diplomas', {
          params: { query: { page, pageSize: PAGE_SIZES.certifications, ...(type && { type }) } },
        }),
      ),
    placeholderData: keepPreviousData,
  });

/** One own certificate or award. */
export const diplomaQuery = ({ api, unwrap }: UplinkClient, diplomaId: number, type: DiplomaType) =>
  queryOptions({
    queryKey: ['/me/diplomas/{diplomaId}', diplomaId, type],
    queryFn: () =>
      unwrap(
        api.GET('/me/diplomas/{diplomaId}', { params: { path: { diplomaId }, query: { type } } }),
      ),
  });

/** What a certificate says, by the code that is printed on it; needs no sign-in. */
export const verificationQuery = ({ api, unwrap }: UplinkClient, code: string) =>
  queryOptions({
    queryKey: ['/verifications/diplomas/{code}', code],
    queryFn: () =>
      unwrap(api.GET('/verifications/diplomas/{code}', { params: { path: { code } } })),
    retry: false,
  });
