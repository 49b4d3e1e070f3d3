import { TextField } from '@uplink/ui/field';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FieldForm } from './profile-fields.view.tsx';
import { messages } from './profile-form.messages.ts';

/** Day, month and year, typed as numbers: a calendar is a long way to a birthday. */
export function BirthDateField({ values, faults, onChange, onLeave }: FieldForm) {
  const fault = faults.birthDate;
  const id = useId();
  const isFaulty = fault !== undefined;
  return (
    <fieldset className="ul-account__birth" {...(isFaulty && { 'aria-describedby': id })}>
      <legend className="ul-field__label">
        <span>{messages.birthDate}</span>
        <span className="ul-field__hint">{messages.optional}</span>
      </legend>
      <div className="ul-account__date">
        <TextField
          label={messages.day}
          isLabelHidden
          placeholder={messages.day}
          inputMode="numeric"
          autoComplete="bday-day"
          maxLength={2}
          isInvalid={isFaulty}
          value={values.birthDay}
          onChange={(text) => onChange('birthDay', text)}
        />
        <TextField
          label={messages.month}
          isLabelHidden
          placeholder={messages.month}
          inputMode="numeric"
          autoComplete="bday-month"
          maxLength={2}
          isInvalid={isFaulty}
          value={values.birthMonth}
          onChange={(text) => onChange('birthMonth', text)}
        />
        <TextField
          label={messages.year}
          isLabelHidden
          placeholder={messages.year}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={4}
          isInvalid={isFaulty}
          value={values.birthYear}
          onChange={(text) => onChange('birthYear', text)}
          onBlur={() => onLeave('birthYear')}
        />
      </div>
      {fault && (
        <p className="ul-field__error" id={id}>
          <CircleAlert className="ul-icon" size={16} aria-hidden />
          <span>{fault}</span>
        </p>
      )}
    </fieldset>
  );
}
