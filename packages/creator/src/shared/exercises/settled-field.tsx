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
  /** @default nothing is wrong */
  errorMessage?: string | undefined;
}

/**
 * A field for a list written as text. While it is typed in, it keeps what was typed: written out again, a comma at the
 * end would be gone.
 */
export function SettledField({ text, onText, rows, ...shared }: SettledFieldProps) {
  const [typed, setTyped] = useState<string>();
  const field = {
    ...shared,
    validationBehavior: 'aria' as const,
    value: typed ?? text,
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
