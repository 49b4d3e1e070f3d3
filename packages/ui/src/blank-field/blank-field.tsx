import { Input } from 'react-aria-components';
import './blank-field.css';

export interface BlankFieldProps {
  /** Names the blank, e.g. 'Blank 1'. */
  label: string;
  /** The text in it. */
  value: string;
  /** Told the text after each change. */
  onChange?: (value: string) => void;
  /** How the sentence goes on. A mark right behind the blank stays on its line. */
  after?: string | undefined;
  /** What kind of thing is missing, e.g. 'address'. */
  placeholder?: string;
  /** Right or wrong, once it is reviewed. */
  tone?: 'ok' | 'fault';
  /** Its text can be read and copied, not changed. @default false */
  isReadOnly?: boolean;
  /** Its text can't be accepted. @default false */
  isInvalid?: boolean;
  /** Nothing can be typed. @default false */
  isDisabled?: boolean;
}

const shortest = 10;
const longest = 30;

/** An input inside a sentence. It grows with what is typed. */
export function BlankField({ after = '', ...field }: BlankFieldProps) {
  const [mark = ''] = /^\S*/.exec(after) ?? [];
  return (
    <>
      <span className={mark && 'ul-blank-end'}>
        <BlankInput {...field} />
        {mark}
      </span>
      {after.slice(mark.length)}
    </>
  );
}

function BlankInput({
  label,
  value,
  onChange,
  placeholder,
  tone,
  isReadOnly = false,
  isInvalid = false,
  isDisabled = false,
}: Omit<BlankFieldProps, 'after'>) {
  return (
    <Input
      className="ul-blank"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={value}
      placeholder={placeholder}
      readOnly={isReadOnly}
      disabled={isDisabled}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      size={Math.min(longest, Math.max(shortest, value.length + 1))}
      data-kind={isInvalid ? 'fault' : tone}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
