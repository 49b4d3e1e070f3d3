import type { Schema } from '@uplink/api-client';
import { NotificationBell } from '@uplink/learner/notifications';
import { XpCount } from '@uplink/learner/xp';
import { Avatar } from '@uplink/ui/avatar';
import { Button } from '@uplink/ui/button';
import { Menu as MenuIcon, Trophy } from 'lucide-react';
import { lazyPart, useLazyPart } from '../app/lazy-part.ts';
import { useQuiet } from '../app/quiet.ts';
import { PageTrail } from './page-trail.tsx';
import { useHasOwnWays } from './place.ts';
import './header.css';

// Menus and dialogs are a third of the first load: they come right behind it.
const accountMenu = lazyPart(async () => (await import('./account-menu.tsx')).AccountMenu);

export interface HeaderProps {
  menu: Schema<'Menu'>;
  me: Schema<'CurrentUser'>;
  isListOpen: boolean;
  onListOpenChange: (isOpen: boolean) => void;
  onMobileMenu: () => void;
  onReport: () => void;
  onSignOut: () => void;
}

/** Where the page lies, then report success, points, notifications and the account. */
export function Header({
  menu,
  me,
  isListOpen,
  onListOpenChange,
  onMobileMenu,
  onReport,
  onSignOut,
}: HeaderProps) {
  const account = useLazyPart(accountMenu, { isWanted: useQuiet() });
  // Staff at work have no use for their own points.
  const isAtWork = useHasOwnWays();
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
        {!isAtWork && (
          <>
            <span className="ul-hide-mobile">
              <Button
                variant="quiet"
                icon={<Trophy className="ul-icon" size={18} />}
                onPress={onReport}
              >
                Report success
              </Button>
            </span>
            <XpCount href="/" />
          </>
        )}
        <NotificationBell isOpen={isListOpen} onOpenChange={onListOpenChange} />
        {account.status === 'ready' ? (
          <account.Part
            items={menu.header.avatar}
            name={name}
            avatar={me.avatar}
            onSignOut={onSignOut}
          />
        ) : (
          <span className="ul-button" data-variant="quiet" data-icon-only="">
            <Avatar name={name} image={me.avatar} />
          </span>
        )}
      </div>
    </header>
  );
}
