import { useMessages } from '@uplink/api-client/messages';
import { TextField } from '@uplink/ui/field';
import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { FieldForm } from './profile-fields.view.tsx';
import { profileFormMessages } from './profile-form.messages.ts';

/** Day, month and year, typed as numbers: a calendar is a long way to a birthday. */
export function BirthDateField({ form }: FieldForm) {
  const messages = useMessages(profileFormMessages);
  const fault = form.field('birthYear').errorMessage;
  const id = useId();
  const isFaulty = fault !== undefined;
  const parts = [
    { name: 'birthDay', label: messages.day, autoComplete: 'bday-day', maxLength: 2 },
    { name: 'birthMonth', label: messages.month, autoComplete: 'bday-month', maxLength: 2 },
    { name: 'birthYear', label: messages.year, autoComplete: 'bday-year', maxLength: 4 },
  ] as const;
  return (
    <fieldset className="ul-account__birth" {...(isFaulty && { 'aria-describedby': id })}>
      <legend className="ul-field__label">
        <span>{messages.birthDate}</span>
        <span className="ul-field__hint">{messages.optional}</span>
      </legend>
      <div className="ul-account__date">
        {parts.map(({ name, label, autoComplete, maxLength }) => (
          <TextField
            key={name}
            label={label}
            isLabelHidden
            placeholder={label}
            inputMode="numeric"
            autoComplete={autoComplete}
            maxLength={maxLength}
            isInvalid={isFaulty}
            value={form.values[name]}
            onChange={form.field(name).onChange}
            // Before the year it is not a date yet.
            onBlur={() => name === 'birthYear' && form.leave(name)}
          />
        ))}
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
