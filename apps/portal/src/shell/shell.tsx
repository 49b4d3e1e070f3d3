import { useQuery } from '@tanstack/react-query';
import { Outlet } from '@tanstack/react-router';
import { contextQuery, menuQuery, meQuery, useUplink } from '@uplink/api-client/react';
import { ContextStrip } from '@uplink/learner/account/strips';
import { NotificationStrip } from '@uplink/learner/notifications';
import { Skeleton } from '@uplink/ui/skeleton';
import { useMemo, useState, useSyncExternalStore } from 'react';
import { lazyPart, useLazyPart, useOpenPart } from '../app/lazy-part.ts';
import { MainLandmark } from '../app/main-landmark.tsx';
import { useQuiet } from '../app/quiet.ts';
import { readPlace, subscribeToPlace } from '../app/toasts.ts';
import { publicProfileHref } from '../routes/shared/profile.paths.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { visitorFrame } from '../session/visitor.ts';
import { Header } from './header.tsx';
import { PlaceContext, type Ways } from './place.ts';
import { footerVariant, showsShell, stripPlace } from './shell-visibility.ts';
import { SideNavigation } from './side-navigation.tsx';
import { signOut } from './sign-out.ts';
import { useSettled } from './use-settled.ts';
import { useShownPath } from './use-shown-path.ts';
import './shell.css';

const levelUp = lazyPart(async () => (await import('@uplink/learner/xp/level-up')).LevelUpDialog);
const commands = lazyPart(
  async () => (await import('./commands/command-center.tsx')).CommandCenter,
);
/** It is seen once the page above it is whole, so its code can wait until then. */
const footerPart = lazyPart(async () => (await import('./footer.tsx')).Footer);
const pageWatch = lazyPart(async () => (await import('./page-watch.tsx')).PageWatch);
const mobileMenu = lazyPart(async () => (await import('./mobile-menu.tsx')).MobileMenu);
const reportSuccess = lazyPart(
  async () => (await import('./report-success-dialog.tsx')).ReportSuccessDialog,
);

/** What surrounds every page. */
export function Shell() {
  const Frame = visitorFrame() ?? PersonalShell;
  return <Frame />;
}

function PersonalShell() {
  const pathname = useShownPath();
  const isQuiet = useQuiet();
  const isEnded = useSessionEnd();
  const watch = useLazyPart(pageWatch, { isWanted: isQuiet || isEnded });
  const levelUpDialog = useLazyPart(levelUp, { isWanted: isQuiet });
  const palette = useLazyPart(commands, { isWanted: isQuiet });
  const Toasts = useSyncExternalStore(subscribeToPlace, readPlace);
  return (
    <>
      {watch.status === 'ready' && <watch.Part />}
      {showsShell(pathname) ? <Framed pathname={pathname} /> : <Outlet />}
      {levelUpDialog.status === 'ready' && <levelUpDialog.Part profileHref={publicProfileHref} />}
      {palette.status === 'ready' && <palette.Part />}
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
  const slide = useOpenPart(mobileMenu);
  const report = useOpenPart(reportSuccess);
  const [path, setPath] = useState<string>();
  const [ways, setWays] = useState<Ways>();
  const place = useMemo(() => ({ path, setPath, ways, setWays }), [path, ways]);
  const footer = footerVariant(pathname);
  const strip = stripPlace(pathname);
  const isQuiet = useQuiet();
  const foot = useLazyPart(footerPart, { isWanted: footer !== 'none' && isQuiet });
  const isSettled = useSettled(pathname);

  return (
    <PlaceContext value={place}>
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
              onMobileMenu={slide.open}
              onReport={report.open}
              onSignOut={() => void signOut(client)}
            />
          ) : (
            <div className="ul-header" />
          )}
          <NotificationStrip onView={() => setListOpen(true)} />
          {strip && (
            <ContextStrip place={strip} billingHref="/billing" inviteUrl={`${location.origin}/`} />
          )}
          <MainLandmark className="ul-content">
            <Outlet />
          </MainLandmark>
          {footer !== 'none' && foot.status === 'ready' && (
            <foot.Part variant={footer} menu={menu} isHidden={!isSettled} />
          )}
        </div>
        {menu && me && slide.Part && (
          <slide.Part
            menu={menu}
            name={`${me.firstName} ${me.lastName}`}
            context={context}
            onClose={slide.close}
            onReport={() => {
              slide.close();
              report.open();
            }}
            onSignOut={() => void signOut(client)}
          />
        )}
        {me && report.Part && <report.Part me={me} onClose={report.close} />}
      </div>
    </PlaceContext>
  );
}
