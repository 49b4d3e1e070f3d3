import { CommandPalette, useCommandShortcut } from '@uplink/ui/command-palette';
import { useCallback, useState } from 'react';
import { useDisplaySettings } from '../use-display-settings.tsx';
import { useCommands } from './commands.controller.ts';

/** The palette of the portal, by Ctrl+K or Cmd+K from every page. */
export function CommandCenter() {
  const [isOpen, setOpen] = useState(false);
  const display = useDisplaySettings();
  const commands = useCommands(isOpen, display.open);
  useCommandShortcut(useCallback(() => setOpen(true), []));
  return (
    <>
      <CommandPalette isOpen={isOpen} onClose={() => setOpen(false)} {...commands} />
      {display.dialog}
    </>
  );
}
