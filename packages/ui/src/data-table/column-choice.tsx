import { Check, Columns3 } from 'lucide-react';
import { Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import { Button } from '../button/index.ts';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { dataTableMessages } from './data-table.messages.ts';
import { type DataColumn, isHideable } from './data-table.types.ts';
import '../menu/menu.css';
import '../popover/popover.css';

export interface ColumnChoiceProps<Item> {
  /** The columns of the table, those that are not shown too. */
  columns: readonly DataColumn<Item>[];
  /** Ids of columns that are not shown. */
  hidden: ReadonlySet<string>;
  /** Told the ids of all columns not to show. */
  onHiddenChange: (hidden: ReadonlySet<string>) => void;
}

/** A menu of the columns a table can show. */
export function ColumnChoice<Item>({ columns, hidden, onHiddenChange }: ColumnChoiceProps<Item>) {
  const messages = useMessages(dataTableMessages);
  const offered = columns.filter(isHideable);
  return (
    <MenuTrigger>
      <AriaControls>
        <Button size="sm" icon={<Icon as={Columns3} size={16} />}>
          {messages.columns}
        </Button>
      </AriaControls>
      <Popover className="ul-popover" placement="bottom end">
        <Menu
          className="ul-menu"
          aria-label={messages.columns}
          selectionMode="multiple"
          selectedKeys={offered.flatMap(({ id }) => (hidden.has(id) ? [] : [id]))}
          onSelectionChange={(keys) => {
            const isShown = (id: string) => keys === 'all' || keys.has(id);
            onHiddenChange(new Set(offered.flatMap(({ id }) => (isShown(id) ? [] : [id]))));
          }}
        >
          {offered.map(({ id, label }) => (
            <MenuItem key={id} id={id} className="ul-menu__item" textValue={label}>
              {({ isSelected }) => (
                <>
                  <span className="ul-data__tick">
                    {isSelected && <Icon as={Check} size={16} />}
                  </span>
                  <span>{label}</span>
                </>
              )}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
