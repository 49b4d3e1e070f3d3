import { TextArea, TextField } from '@uplink/ui/field';
import { useState } from 'react';

export interface SettledFieldProps {
  label: string;
  /** What the text stands for, written out. */
  text: string;
  onText: (text: string) => void;
  isReadOnly: boolean;
  /** More than one line. */
  rows?: number;
}

/**
 * A field for a list written as text. While it is typed in, it keeps what was typed: written out again, a comma at the
 * end would be gone.
 */
export function SettledField({ label, text, onText, isReadOnly, rows }: SettledFieldProps) {
  const [typed, setTyped] = useState<string>();
  const field = {
    label,
    value: typed ?? text,
    isReadOnly,
    onChange: (next: string) => {
      setTyped(next);
      onText(next);
    },
    onBlur: () => setTyped(undefined),
  };
  return rows === undefined ? (
    <TextField {...field} autoComplete="off" />
  ) : (
    <TextArea {...field} rows={rows} />
  );
}
