import { TextField, type TextFieldProps } from '@uplink/ui/field';
import type { CSSProperties } from 'react';
import { currencySign } from './amount.rules.ts';
import './money-field.css';

export interface MoneyFieldProps extends TextFieldProps {
  /** The code of the currency, whose sign is shown before the amount. */
  currency: string;
}

/** An amount as people write it, '124.80', after the sign of its currency. */
export function MoneyField({ currency, ...props }: MoneyFieldProps) {
  const sign = currencySign(currency);
  return (
    <div
      className="ul-money-field"
      style={{ '--ul-money-field-sign': sign.length } as CSSProperties}
    >
      <span className="ul-money-field__sign" aria-hidden>
        {sign}
      </span>
      <TextField {...props} inputMode="decimal" />
    </div>
  );
}
