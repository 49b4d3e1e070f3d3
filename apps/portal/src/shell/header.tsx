import type { Schema } from '@uplink/api-client';
import { NotificationBell } from '@uplink/learner/notifications';
import { XpCount } from '@uplink/learner/xp';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Menu as MenuIcon, Trophy } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { PageTrail } from './page-trail.tsx';
import './header.css';

// Menus and dialogs are a third of the first load: they come right behind it.
const AccountMenu = lazy(async () => ({
  default: (await import('./account-menu.tsx')).AccountMenu,
}));
const ReportSuccessDialog = lazy(async () => ({
  default: (await import('./report-success-dialog.tsx')).ReportSuccessDialog,
}));

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
      <div className="ul-header__trail">
        <PageTrail />
      </div>
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
        <Suspense
          fallback={
            <span className="ul-button" data-variant="quiet" data-icon-only="">
              <Avatar name={name} image={me.avatar} />
            </span>
          }
        >
          <AccountMenu
            items={menu.header.avatar}
            name={name}
            avatar={me.avatar}
            onSignOut={onSignOut}
          />
        </Suspense>
      </div>
      {isReporting && (
        <Suspense>
          <ReportSuccessDialog me={me} onClose={() => setReporting(false)} />
        </Suspense>
      )}
    </header>
  );
}
