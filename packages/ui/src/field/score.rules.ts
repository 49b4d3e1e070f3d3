/** A number that is picked among radios, whose values are text. */
export interface Score {
  /** The picked score; null for none. */
  value?: number | null | undefined;
  /** The score picked at first. */
  defaultValue?: number | null | undefined;
  /** Told the score that was picked. */
  onChange?: ((score: number) => void) | undefined;
}

/** The same for radios. What is left out stays left out: it says that the radios keep the value. */
export function toText({ value, defaultValue, onChange }: Score) {
  return {
    ...(value !== undefined && { value: textOf(value) }),
    ...(defaultValue !== undefined && { defaultValue: textOf(defaultValue) }),
    onChange: (text: string) => onChange?.(Number(text)),
  };
}

const textOf = (score: number | null) => (score === null ? null : String(score));

export function fromText(text: string | null): number | null {
  return text === null ? null : Number(text);
}
