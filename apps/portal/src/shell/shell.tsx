import { useQuery } from '@tanstack/react-query';
import { Outlet, useLocation } from '@tanstack/react-router';
import { contextQuery, menuQuery, meQuery, useUplink } from '@uplink/api-client/react';
import {
  NotificationBackground,
  NotificationStrip,
  useLiveNotifications,
} from '@uplink/learner/notifications';
import { Skeleton } from '@uplink/ui/skeleton';
import { lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { MainLandmark } from '../app/main-landmark.tsx';
import { readPlace, subscribeToPlace } from '../app/toasts.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { footerVariant, showsShell } from './shell-visibility.ts';
import { SideNavigation } from './side-navigation.tsx';
import { signOut } from './sign-out.ts';
import { useSettled } from './use-settled.ts';
import './shell.css';

const LevelUpDialog = lazy(async () => ({
  default: (await import('@uplink/learner/xp/level-up')).LevelUpDialog,
}));
const MobileMenu = lazy(async () => ({ default: (await import('./mobile-menu.tsx')).MobileMenu }));

/** What stands around the pages of a signed-in person. */
export function Shell() {
  const { pathname } = useLocation();
  useLiveNotifications();
  const Toasts = useSyncExternalStore(subscribeToPlace, readPlace);
  return (
    <>
      <NotificationBackground />
      {showsShell(pathname) ? <Framed pathname={pathname} /> : <Outlet />}
      <Suspense>
        <LevelUpDialog />
      </Suspense>
      {Toasts && <Toasts />}
    </>
  );
}

function Framed({ pathname }: { pathname: string }) {
  const client = useUplink();
  const menu = useQuery(menuQuery(client)).data;
  const me = useQuery(meQuery(client)).data;
  const context = useQuery(contextQuery(client)).data;
  const [isListOpen, setListOpen] = useState(false);
  const [isMobileMenuOpen, setMobileMenuOpen] = useState(false);
  const footer = footerVariant(pathname);
  const isSettled = useSettled(pathname);

  return (
    <div className="ul-app">
      {menu ? (
        <SideNavigation menu={menu} />
      ) : (
        <div className="ul-nav">
          <Skeleton height={74} />
        </div>
      )}
      <div className="ul-main">
        {menu && me ? (
          <Header
            menu={menu}
            me={me}
            isListOpen={isListOpen}
            onListOpenChange={setListOpen}
            onMobileMenu={() => setMobileMenuOpen(true)}
            onSignOut={() => void signOut(client)}
          />
        ) : (
          <div className="ul-header" />
        )}
        <NotificationStrip onView={() => setListOpen(true)} />
        <MainLandmark className="ul-content">
          <Outlet />
        </MainLandmark>
        {footer !== 'none' && <Footer variant={footer} isHidden={!isSettled} />}
      </div>
      {menu && me && isMobileMenuOpen && (
        <Suspense>
          <MobileMenu
            menu={menu}
            name={`${me.firstName} ${me.lastName}`}
            context={context}
            isOpen={isMobileMenuOpen}
            onClose={() => setMobileMenuOpen(false)}
            onSignOut={() => void signOut(client)}
          />
        </Suspense>
      )}
    </div>
  );
}
