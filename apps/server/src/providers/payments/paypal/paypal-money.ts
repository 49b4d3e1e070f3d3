import { currencyDigits } from '@uplink/api-client/domain';
import type { Money } from '../payments.ts';

interface PaypalMoney {
  currency_code: string;
  value: string;
}

/** PayPal writes amounts as decimal texts; no step of this counts in fractions. */
export function toPaypal({ amount, currency }: Money): PaypalMoney {
  const decimals = currencyDigits(currency);
  const digits = String(amount).padStart(decimals + 1, '0');
  const value =
    decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return { currency_code: currency, value };
}

/** Without its sign: what takes money away is known by its kind. */
export function fromPaypal({ currency_code: currency, value }: PaypalMoney): Money {
  const [whole = '', part = ''] = value.replace('-', '').split('.');
  const decimals = currencyDigits(currency);
  return { amount: Number(whole + part.padEnd(decimals, '0').slice(0, decimals)), currency };
}
