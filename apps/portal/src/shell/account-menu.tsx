import type { Schema } from '@uplink/api-client';
import { Avatar } from '@uplink/ui/avatar';
import { IconButton } from '@uplink/ui/button';
import { Menu } from '@uplink/ui/menu';
import { ALargeSmall, LogOut, Moon } from 'lucide-react';
import { setDisplay, useIsDark } from './display.ts';
import { menuEntry } from './menu-entry.tsx';
import { useDisplaySettings } from './use-display-settings.tsx';

export interface AccountMenuProps {
  items: Schema<'MenuItem'>[];
  name: string;
  avatar: string | null;
  onSignOut: () => void;
}

/** What belongs to whoever is signed in: the server's items, how pages look, and signing out. */
export function AccountMenu({ items, name, avatar, onSignOut }: AccountMenuProps) {
  const isDark = useIsDark();
  const display = useDisplaySettings();
  return (
    <>
      <Menu
        aria-label="Account"
        title={name}
        trigger={
          <IconButton
            aria-label={`Account menu, ${name}`}
            icon={<Avatar name={name} image={avatar} isDecorative />}
          />
        }
        groups={[
          [
            ...items.map((item) => menuEntry(item)),
            {
              id: 'theme',
              label: isDark ? 'Light theme' : 'Dark theme',
              icon: <Moon className="ul-icon" size={16} />,
            },
            {
              id: 'display',
              label: 'Display settings',
              icon: <ALargeSmall className="ul-icon" size={16} />,
            },
          ],
          [
            {
              id: 'sign-out',
              label: 'Sign out',
              icon: <LogOut className="ul-icon" size={16} />,
              tone: 'danger',
            },
          ],
        ]}
        onAction={(id) => {
          if (id === 'theme') setDisplay('theme', isDark ? 'light' : 'dark');
          if (id === 'display') display.open();
          if (id === 'sign-out') onSignOut();
        }}
      />
      {display.dialog}
    </>
  );
}
