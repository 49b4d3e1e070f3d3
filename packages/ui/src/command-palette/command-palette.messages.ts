import { defineMessages } from '../messages/define-messages.ts';

export const commandPaletteMessages = defineMessages('ui/command-palette', {
  placeholder: 'Search or jump to',
  commands: 'Commands',
  empty: 'Nothing found',
  recent: 'Recent',
  escape: 'Esc',
});
