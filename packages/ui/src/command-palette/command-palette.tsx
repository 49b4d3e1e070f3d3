import { Search } from 'lucide-react';
import { useMemo, useState } from 'react';
import {
  Dialog as AriaDialog,
  Autocomplete,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { AriaControls } from '../aria-controls/aria-controls.tsx';
import { Icon } from '../icon/index.ts';
import { useMessages } from '../messages/use-messages.ts';
import { Kbd } from '../status/index.ts';
import { commandPaletteMessages } from './command-palette.messages.ts';
import { arrange, type Command, type CommandGroup, fits } from './commands.rules.ts';
// Its overlay is that of a dialog, its rows are those of a menu.
import '../dialog/dialog.css';
import '../menu/menu.css';
import './command-palette.css';

export interface CommandPaletteProps {
  /** Whether it is shown. */
  isOpen: boolean;
  /** Told to close: by Escape, by a press beside it, or after a choice. */
  onClose: () => void;
  /** What can be chosen, by group. */
  groups: readonly CommandGroup[];
  /** Used last, newest first; they stand in a group of their own. @default none */
  recentIds?: readonly string[];
  /** Told what was chosen, links too; the palette has closed by then. */
  onAction: (id: string) => void;
  /** In the empty field. @default 'Search or jump to' */
  placeholder?: string;
}

const none: readonly string[] = [];

/** Everything one can do or go to, by a few letters. */
export function CommandPalette({
  isOpen,
  onClose,
  groups,
  recentIds = none,
  onAction,
  placeholder,
}: CommandPaletteProps) {
  const messages = useMessages(commandPaletteMessages);
  const { recent, placeholder: ask } = messages;
  const arranged = useMemo(() => arrange(groups, recentIds, recent), [groups, recentIds, recent]);
  const opening = useOpening(isOpen);
  return (
    <AriaControls>
      <ModalOverlay
        className="ul-scrim ul-palette__scrim"
        isOpen={isOpen}
        isDismissable
        onOpenChange={(open) => !open && onClose()}
      >
        <Modal className="ul-modal ul-palette" data-size="md">
          <AriaDialog className="ul-palette__dialog" aria-label={placeholder ?? ask}>
            <Autocomplete key={opening} filter={fits}>
              <SearchField className="ul-palette__search" aria-label={placeholder ?? ask} autoFocus>
                <Icon as={Search} />
                <Input className="ul-palette__input" placeholder={placeholder ?? ask} />
                <Kbd>{messages.escape}</Kbd>
              </SearchField>
              <Menu
                className="ul-menu ul-palette__list"
                aria-label={messages.commands}
                renderEmptyState={() => (
                  <p className="ul-palette__none ul-muted">{messages.empty}</p>
                )}
                onAction={(key) => {
                  onClose();
                  onAction(String(key));
                }}
              >
                {arranged.map(({ id, title, commands }) => (
                  <MenuSection key={id} id={`group-${id}`}>
                    <Header className="ul-menu__group">{title}</Header>
                    {commands.map((command) => (
                      <PaletteItem key={command.id} {...command} />
                    ))}
                  </MenuSection>
                ))}
              </Menu>
            </Autocomplete>
          </AriaDialog>
        </Modal>
      </ModalOverlay>
    </AriaControls>
  );
}

/** Which time it is open: opened again while it still closes, it begins without the letters of before. */
function useOpening(isOpen: boolean): number {
  const [opening, setOpening] = useState({ isOpen, count: 0 });
  if (opening.isOpen !== isOpen) setOpening({ isOpen, count: opening.count + (isOpen ? 1 : 0) });
  return opening.count;
}

function PaletteItem({ id, label, hint, keywords = '', icon, href }: Command) {
  return (
    <MenuItem
      id={id}
      className="ul-menu__item"
      textValue={`${label} ${keywords}`}
      {...(href && { href })}
    >
      {icon}
      <span className="ul-grow ul-truncate">{label}</span>
      {hint && (
        <span className="ul-small ul-subtle">
          <span className="ul-sr">, </span>
          {hint}
        </span>
      )}
    </MenuItem>
  );
}
