import type { exerciseColumnsMessages } from './columns.messages.ts';

/** The cells of a row: what some are called depends on what others say. */
export type Columns = readonly Column[] | ((row: Row) => readonly Column[]);

/** A row of a list in the form: every cell is a text. */
export type Row = Readonly<Record<string, string>>;

export interface Column {
  id: string;
  /** The name of its text. @default its `name` as it is */
  label?: keyof typeof exerciseColumnsMessages;
  /** What it is called where the exercise itself names it. */
  name?: string;
  /** @default 'line' */
  kind?: 'line' | 'area' | 'number' | 'choice';
  /** Of a choice. */
  options?: readonly string[];
}
