import { useMessages } from '@uplink/api-client/messages';
import { Button, IconButton } from '@uplink/ui/button';
import { Icon } from '@uplink/ui/icon';
import { Select } from '@uplink/ui/select';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { exerciseChoicesMessages } from './choices.messages.ts';
import { exerciseColumnsMessages } from './columns.messages.ts';
import { definitionMessages } from './definition.messages.ts';
import { isNumber } from './definition.rules.ts';
import { usePlace } from './places.tsx';
import type { Column, Columns, Row } from './rows.types.ts';
import { SettledField } from './settled-field.tsx';

export interface RowsFieldProps {
  /** What one row is. */
  label: string;
  /** The part of the definition that the rows are. Without it, no row shows faults. */
  name?: string;
  columns: Columns;
  rows: readonly Row[];
  /** Told of the row that is gone, if one is. */
  onChange: (rows: Row[], removed?: number) => void;
  /** What a new row begins with. Without it, rows are neither added nor removed. */
  empty?: Row;
  isReadOnly: boolean;
  /** Below the cells of a row. */
  below?: (row: Row, index: number) => ReactNode;
}

/** A list of rows, each with its cells as fields. */
export function RowsField(props: RowsFieldProps) {
  const messages = useMessages(definitionMessages);
  const { label, name, columns, rows, onChange, empty, isReadOnly, below } = props;
  return (
    <div className="ul-stack ul-gap-12">
      {rows.map((row, index) => (
        <RowFrame
          // biome-ignore lint/suspicious/noArrayIndexKey: rows have no names of their own and don't change places
          key={index}
          name={name && `${name}.${index}`}
          label={messages.nth(label, index + 1)}
          isRemovable={empty !== undefined && !isReadOnly}
        >
          {(typeof columns === 'function' ? columns(row) : columns).map((column) => (
            <Cell
              key={column.id}
              column={column}
              value={row[column.id] ?? ''}
              isReadOnly={isReadOnly}
              onChange={(text) =>
                onChange(
                  rows.map((one, at) => (at === index ? { ...one, [column.id]: text } : one)),
                )
              }
            />
          ))}
          {empty && !isReadOnly && (
            <div className="ul-rows__remove">
              <IconButton
                aria-label={messages.remove(label, index + 1)}
                icon={<Icon as={Trash2} size={18} />}
                onPress={() => onChange(without(rows, index), index)}
              />
            </div>
          )}
          {below && <div className="ul-rows__below">{below(row, index)}</div>}
        </RowFrame>
      ))}
      {empty && !isReadOnly && (
        <div>
          <Button
            size="sm"
            icon={<Icon as={Plus} size={16} />}
            onPress={() => onChange([...rows, empty])}
          >
            {messages.add(label)}
          </Button>
        </div>
      )}
    </div>
  );
}

/** All items but one. */
export const without = <Item,>(items: readonly Item[], index: number | undefined): Item[] =>
  items.filter((_, at) => at !== index);

interface RowFrameProps {
  name: string | undefined;
  label: string;
  isRemovable: boolean;
  children: ReactNode;
}

function RowFrame({ name, label, isRemovable, children }: RowFrameProps) {
  const { place, fault } = usePlace(name ?? '');
  return (
    <fieldset
      className="ul-rows"
      aria-label={label}
      data-removable={isRemovable || undefined}
      {...(name !== undefined && place)}
    >
      {children}
      {fault && <div className="ul-rows__below">{fault}</div>}
    </fieldset>
  );
}

/** What options are called, by the label of their column. */
type Choices = Readonly<Record<string, Readonly<Record<string, string>>>>;

interface CellProps {
  column: Column;
  value: string;
  isReadOnly: boolean;
  onChange: (text: string) => void;
}

function Cell({ column, value, isReadOnly, onChange }: CellProps) {
  const texts = useMessages(exerciseColumnsMessages);
  const messages = useMessages(definitionMessages);
  const choices: Choices = useMessages(exerciseChoicesMessages);
  const { kind = 'line', options = [], name = column.id } = column;
  const label = column.label ? texts[column.label] : name;
  if (kind === 'choice')
    return (
      <Select
        label={label}
        options={options.map((id) => ({ id, label: choices[String(column.label)]?.[id] ?? id }))}
        value={value}
        isDisabled={isReadOnly}
        onChange={onChange}
      />
    );
  const field = { label, text: value, onText: onChange, isReadOnly };
  if (kind === 'line') return <SettledField {...field} />;
  if (kind === 'number')
    return (
      <SettledField
        {...field}
        errorMessage={value === '' || isNumber(value) ? undefined : messages.noNumber}
      />
    );
  return (
    <div className="ul-rows__area">
      <SettledField {...field} rows={Math.min(12, Math.max(2, value.split('\n').length))} />
    </div>
  );
}
