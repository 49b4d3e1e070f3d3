import './blank-field.css';

export interface BlankFieldProps {
  /** Names the blank, e.g. 'Blank 1'. */
  label: string;
  value: string;
  onChange?: (value: string) => void;
  /** Right or wrong, once it is reviewed. */
  tone?: 'ok' | 'fault';
  isReadOnly?: boolean;
  isInvalid?: boolean;
}

/** An input inside a sentence. It grows with what is typed. */
export function BlankField({
  label,
  value,
  onChange,
  tone,
  isReadOnly = false,
  isInvalid = false,
}: BlankFieldProps) {
  return (
    <input
      className="ul-blank"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      value={value}
      readOnly={isReadOnly}
      autoComplete="off"
      spellCheck={false}
      maxLength={200}
      data-kind={isInvalid ? 'fault' : tone}
      style={{ width: `${Math.min(30, Math.max(9, value.length + 3))}ch` }}
      onChange={(event) => onChange?.(event.target.value)}
    />
  );
}
