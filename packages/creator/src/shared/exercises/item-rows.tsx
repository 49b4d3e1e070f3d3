import type { RowPart } from './part-rows.rules.ts';
import { Part } from './places.tsx';
import type { Row } from './rows.types.ts';
import { RowsField, type RowsFieldProps } from './rows-field.tsx';

export interface ItemRowsProps<Items>
  extends Pick<RowsFieldProps, 'label' | 'name' | 'isReadOnly' | 'below'> {
  /** How the items are written in rows. */
  part: RowPart<Items>;
  items: Items;
  onItems: (items: Items) => void;
  /**
   * What a new row begins with.
   * @default what the part begins with
   */
  empty?: Row;
}

/** Items of an exercise as rows. */
export function ItemRows<Items>(props: ItemRowsProps<Items>) {
  const { part, items, onItems, empty = part.empty, ...field } = props;
  return (
    <RowsField
      {...field}
      columns={part.columns}
      empty={empty}
      rows={part.toRows(items)}
      onChange={(rows) => onItems(part.fromRows(rows))}
    />
  );
}

export interface PartRowsProps<Items> extends ItemRowsProps<Items> {
  name: string;
  /** Of the whole part. */
  title: string;
}

/** A part of an exercise that has nothing but its rows. */
export function PartRows<Items>({ title, ...rows }: PartRowsProps<Items>) {
  return (
    <Part name={rows.name} title={title}>
      <ItemRows {...rows} />
    </Part>
  );
}
