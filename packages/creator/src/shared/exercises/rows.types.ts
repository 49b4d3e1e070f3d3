/** A row of a list in the form: every cell is a text. */
export type Row = Readonly<Record<string, string>>;

export interface Column {
  id: string;
  label: string;
  /** @default 'line' */
  kind?: 'line' | 'area' | 'choice';
  /** Of a choice. */
  options?: readonly string[];
}
