import type { Schema } from '@uplink/api-client';
import { formatNumber } from '@uplink/api-client/domain';
import { Avatar } from '@uplink/ui/avatar';
import { ALargeSmall, LayoutList, LogOut, type LucideIcon, Trophy, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { Logo } from './logo.tsx';
import { menuWays, sideEntries } from './menu-entry.tsx';
import { MenuItems } from './menu-items.tsx';
import { useWays } from './place.ts';
import { useDisplaySettings } from './use-display-settings.tsx';
import './mobile-menu.css';

export interface MobileMenuProps {
  menu: Schema<'Menu'>;
  name: string;
  context: Schema<'UserContext'> | undefined;
  onClose: () => void;
  onReport: () => void;
  onSignOut: () => void;
}

/** The slide-in menu of small screens with its two views: menu and user. */
export function MobileMenu(props: MobileMenuProps) {
  const { menu, name, context, onClose, onReport, onSignOut } = props;
  const [view, setView] = useState<'menu' | 'user'>('menu');
  const display = useDisplaySettings();
  const ways = useWays(() => menuWays(menu));
  return (
    <ModalOverlay
      className="ul-mobile-scrim"
      isOpen
      isDismissable
      onOpenChange={(open) => !open && onClose()}
    >
      <Modal className="ul-mobile-slide">
        <Dialog className="ul-mobile-menu" aria-label="Menu">
          <div className="ul-mobile-menu__rail">
            <Logo logo={menu.logo} onGo={onClose} />
            <RailButton label="Menu" isSelected={view === 'menu'} onPress={() => setView('menu')}>
              <LayoutList className="ul-icon" size={20} aria-hidden />
            </RailButton>
            <RailButton
              label="My account"
              isSelected={view === 'user'}
              onPress={() => setView('user')}
            >
              <Avatar name={name} isDecorative />
            </RailButton>
            <RailButton label="Close menu" onPress={onClose}>
              <X className="ul-icon" size={20} aria-hidden />
            </RailButton>
          </div>
          <div className="ul-mobile-menu__list">
            {view === 'menu' ? (
              <MenuItems entries={[...ways.top, ...ways.bottom]} onGo={onClose} />
            ) : (
              <>
                <div className="ul-mobile-menu__user">
                  <b className="ul-strong">{name}</b>
                  {context && (
                    <p className="ul-small ul-muted">
                      Level {context.level}, {formatNumber(context.totalXpPoints)} XP
                    </p>
                  )}
                </div>
                <MenuItems entries={sideEntries(menu.header.avatar)} onGo={onClose} />
                <Act icon={Trophy} label="Report success" onPress={onReport} />
                <Act icon={ALargeSmall} label="Display settings" onPress={display.open} />
                <Act icon={LogOut} label="Sign out" onPress={onSignOut} />
                {display.dialog}
              </>
            )}
          </div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface ActProps {
  icon: LucideIcon;
  label: string;
  onPress: () => void;
}

function Act({ icon: Icon, label, onPress }: ActProps) {
  return (
    <button type="button" className="ul-nav__item ul-mobile-menu__act" onClick={onPress}>
      <Icon className="ul-icon" size={18} aria-hidden />
      <span>{label}</span>
    </button>
  );
}

interface RailButtonProps {
  label: string;
  isSelected?: boolean;
  onPress: () => void;
  children: ReactNode;
}

function RailButton({ label, isSelected, onPress, children }: RailButtonProps) {
  return (
    <button
      type="button"
      className="ul-mobile-menu__tab"
      aria-label={label}
      aria-pressed={isSelected}
      data-selected={isSelected || undefined}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
