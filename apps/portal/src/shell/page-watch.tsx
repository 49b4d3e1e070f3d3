import { NotificationBackground, useLiveNotifications } from '@uplink/learner/notifications';
import { OfflineWatch } from '../offline/offline-watch.tsx';
import { SessionWatch } from '../session/session-watch.tsx';
import { StepUpWatch } from '../session/step-up-watch.tsx';
import { DocumentWatch } from './document-watch.tsx';
import { PurchaseWatch } from './purchase-watch.tsx';

/**
 * What runs beside the page once it is there: live notifications, the count in the title, who comes and
 * goes, the end of a session, second factors that are asked for again, outages, and what an address asks to buy.
 */
export function PageWatch() {
  useLiveNotifications();
  return (
    <>
      <NotificationBackground />
      <SessionWatch />
      <StepUpWatch />
      <DocumentWatch />
      <OfflineWatch />
      <PurchaseWatch />
    </>
  );
}
