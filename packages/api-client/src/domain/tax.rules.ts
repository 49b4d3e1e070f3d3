const whole = 1_000_000;

/** A tax as it applies to one buyer. */
export interface TaxRate {
  /** Millionths of the amount: 210000 is 21%. */
  rate: number;
  /** Such as 'VAT 21%'. */
  label: string;
  /** Whether prices include it. */
  isIncluded: boolean;
}

/** The tax on an amount, or in it if the amount includes it; half a cent rounds up. */
export function taxOf(amount: number, tax: Omit<TaxRate, 'label'> | null): number {
  if (!tax) return 0;
  return tax.isIncluded
    ? amount - Math.round((amount * whole) / (whole + tax.rate))
    : Math.round((amount * tax.rate) / whole);
}

/** What is paid for an amount: with the tax, unless the amount includes it. */
export function withTax(amount: number, tax: Omit<TaxRate, 'label'> | null): number {
  return tax && !tax.isIncluded ? amount + taxOf(amount, tax) : amount;
}
