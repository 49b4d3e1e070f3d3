import { fillInError } from '@uplink/api-client/domain';
import { useMessages } from '@uplink/api-client/messages';
import { TextArea } from '@uplink/ui/field';
import { Check } from 'lucide-react';
import { type KeyboardEvent, useId } from 'react';
import { questionsMessages } from './questions.messages.ts';
import { partsOf, toggleBlank } from './sentence.rules.ts';
import './sentence-field.css';

export interface SentenceFieldProps {
  label: string;
  hint: string;
  value: string;
  onChange: (value: string) => void;
  errorMessage: string | undefined;
  isReadOnly: boolean;
}

/** A sentence whose blanks stand as chips behind the text; Ctrl and B make the selection a blank. */
export function SentenceField(props: SentenceFieldProps) {
  const messages = useMessages(questionsMessages);
  const { label, hint, value, onChange, errorMessage, isReadOnly } = props;
  const id = useId();

  function onKeyDown(event: KeyboardEvent) {
    const { target } = event;
    const isShortcut = event.key.toLowerCase() === 'b' && (event.ctrlKey || event.metaKey);
    if (!isShortcut || isReadOnly || !(target instanceof HTMLTextAreaElement)) return;
    event.preventDefault();
    const { selectionStart, selectionEnd } = target;
    if (selectionStart < selectionEnd) onChange(toggleBlank(value, selectionStart, selectionEnd));
  }

  return (
    <div>
      <label className="ul-field__label" htmlFor={id}>
        <span>{label}</span>
        <span className="ul-field__hint">{hint}</span>
      </label>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the field in it */}
      <div className="ul-sentence" onKeyDown={onKeyDown}>
        <div className="ul-sentence__chips" aria-hidden>
          {toKeyed(value).map(({ key, text, isBlank }) =>
            isBlank ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
          )}
        </div>
        <TextArea
          id={id}
          label={label}
          isLabelHidden
          rows={Math.max(2, Math.ceil(value.length / 60))}
          value={value}
          onChange={onChange}
          errorMessage={errorMessage}
          isReadOnly={isReadOnly}
          validationBehavior="aria"
        />
      </div>
      <div className="ul-row ul-sentence__foot" data-justify="between">
        {fillInError(value) === undefined ? (
          <span className="ul-row ul-gap-8 ul-small ul-ok">
            <Check className="ul-icon" size={16} aria-hidden />
            <span>{messages.blanks}</span>
          </span>
        ) : (
          <span />
        )}
        <span className="ul-small ul-muted ul-hide-mobile">
          <kbd className="ul-kbd">Ctrl</kbd> <kbd className="ul-kbd">B</kbd> {messages.makeBlank}
        </span>
      </div>
    </div>
  );
}

/** The parts with where each begins. */
function toKeyed(sentence: string) {
  let key = 0;
  return partsOf(sentence).map((part) => {
    const keyed = { ...part, key };
    key += part.text.length;
    return keyed;
  });
}
