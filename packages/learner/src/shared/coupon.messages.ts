import { INVALID_COUPON } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** What is said of coupons, wherever something is bought. */
export const couponMessages = defineMessages('learner/coupon', {
  coupon: 'Coupon',
  another: 'Another coupon',
  apply: 'Apply',
  remove: (code: string) => `Remove coupon ${code}`,
  invalid: INVALID_COUPON,
});
