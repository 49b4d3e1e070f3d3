import { useQuery } from '@tanstack/react-query';
import type { Schema } from '@uplink/api-client';
import { configurationQuery, useUplink } from '@uplink/api-client/react';
import { NotificationBell } from '@uplink/learner/notifications';
import { XpCount } from '@uplink/learner/xp';
import { Avatar } from '@uplink/ui/avatar';
import { Button, IconButton } from '@uplink/ui/button';
import { Dialog } from '@uplink/ui/dialog';
import { Menu } from '@uplink/ui/menu';
import { Award, Briefcase, LogOut, Menu as MenuIcon, Moon, Trophy } from 'lucide-react';
import { useState } from 'react';
import { menuIcon } from './icons.ts';
import { reportSuccessUrl } from './report-success.ts';
import { setTheme, useIsDark } from './theme.ts';

export interface HeaderProps {
  menu: Schema<'Menu'>;
  me: Schema<'CurrentUser'>;
  isListOpen: boolean;
  onListOpenChange: (isOpen: boolean) => void;
  onMobileMenu: () => void;
  onSignOut: () => void;
}

/** Report success, points, notifications and the account of whoever is signed in. */
export function Header({
  menu,
  me,
  isListOpen,
  onListOpenChange,
  onMobileMenu,
  onSignOut,
}: HeaderProps) {
  const [isReporting, setReporting] = useState(false);
  const isDark = useIsDark();
  const name = `${me.firstName} ${me.lastName}`;
  return (
    <header className="ul-header">
      <button
        type="button"
        className="ul-header__menu"
        aria-label="Open menu"
        onClick={onMobileMenu}
      >
        <MenuIcon className="ul-icon" size={22} aria-hidden />
      </button>
      <div className="ul-header__end">
        <span className="ul-hide-mobile">
          <Button
            variant="quiet"
            icon={<Trophy className="ul-icon" size={18} />}
            onPress={() => setReporting(true)}
          >
            Report success
          </Button>
        </span>
        <XpCount href="/" />
        <NotificationBell isOpen={isListOpen} onOpenChange={onListOpenChange} />
        <Menu
          aria-label="Account"
          title={name}
          trigger={
            <IconButton
              aria-label={`Account menu, ${name}`}
              icon={<Avatar name={name} image={me.avatar} isDecorative />}
            />
          }
          groups={[
            [
              ...menu.header.avatar.map((item) => {
                const Icon = menuIcon(item.icon);
                return {
                  id: item.link,
                  label: item.text,
                  href: item.link,
                  icon: <Icon className="ul-icon" size={16} />,
                  isDisabled: item.disabled ?? false,
                };
              }),
              {
                id: 'theme',
                label: isDark ? 'Light theme' : 'Dark theme',
                icon: <Moon className="ul-icon" size={16} />,
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
            if (id === 'theme') setTheme(isDark ? 'light' : 'dark');
            if (id === 'sign-out') onSignOut();
          }}
        />
      </div>
      <ReportSuccess me={me} isOpen={isReporting} onClose={() => setReporting(false)} />
    </header>
  );
}

function ReportSuccess({
  me,
  isOpen,
  onClose,
}: {
  me: Schema<'CurrentUser'>;
  isOpen: boolean;
  onClose: () => void;
}) {
  const configuration = useQuery({ ...configurationQuery(useUplink()), enabled: isOpen }).data;
  function open(form: string | undefined) {
    if (form) window.open(reportSuccessUrl(form, me), '_blank', 'popup,noopener,noreferrer');
    onClose();
  }
  return (
    <Dialog title="Report success" isOpen={isOpen} onClose={onClose}>
      <div className="ul-stack ul-gap-12">
        <Button
          isBlock
          icon={<Briefcase className="ul-icon" size={18} />}
          onPress={() => open(configuration?.reportSuccess.jobSuccessUrl)}
        >
          Job Success
        </Button>
        <Button
          isBlock
          icon={<Award className="ul-icon" size={18} />}
          onPress={() => open(configuration?.reportSuccess.industryCertificationUrl)}
        >
          Industry Certification
        </Button>
      </div>
    </Dialog>
  );
}
