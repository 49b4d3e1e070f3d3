import { TextField, type TextFieldProps } from '@uplink/ui/field';
import './money-field.css';

/** An amount as people write it, '124.80', after the sign of its currency. */
export function MoneyField(props: TextFieldProps) {
  return (
    <div className="ul-money-field">
      <span className="ul-money-field__sign" aria-hidden>
        $
      </span>
      <TextField {...props} inputMode="decimal" />
    </div>
  );
}
