import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { UplinkClient } from '../../client/client.ts';
import type { Schema } from '../../contract.ts';
import { read } from '../read.ts';

/** The coupons of a product, for its authors. */
export const creatorCouponsQuery = (client: UplinkClient, id: number) =>
  queryOptions(read(client, '/creator/me/modules/{id}/coupons', { path: { id } }));

/** The price list of a coupon, for the authors of the product. */
export const creatorPricesQuery = (client: UplinkClient, id: number, couponCode: string) =>
  queryOptions(
    read(client, '/creator/me/modules/{id}/coupons/{couponCode}/prices', {
      path: { id, couponCode },
    }),
  );

/** What a buyer would see of plans that aren't saved. Keeps the last figures while new ones come. */
export const pricePreviewQuery = (
  client: UplinkClient,
  { id, couponCode, plans }: { id: number; couponCode: string } & Schema<'PricePreviewInput'>,
) =>
  queryOptions({
    queryKey: [
      '/creator/me/modules/{id}/coupons/{couponCode}/prices/preview',
      { id, couponCode, plans },
    ] as const,
    queryFn: () =>
      client.unwrap(
        client.api.POST('/creator/me/modules/{id}/coupons/{couponCode}/prices/preview', {
          params: { path: { id, couponCode } },
          body: { plans },
        }),
        { rethrow: true },
      ),
    placeholderData: keepPreviousData,
  });
