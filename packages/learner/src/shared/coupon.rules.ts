/** A coupon that is being typed. */
export interface CouponEntry {
  typed: string;
  onType: (text: string) => void;
  onApply: () => void;
  isChecking: boolean;
  /** Why it was not applied. */
  error: string | undefined;
}

/** A code as it is kept and sent: upper and lower case are the same. */
export const couponCodeOf = (typed: string): string => typed.trim().toUpperCase();
