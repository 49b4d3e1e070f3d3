import { inviteIn, isRecordedPage, isSessionRecorded } from '@uplink/api-client/domain';
import { configurationQuery, contextQuery, meQuery } from '@uplink/api-client/react';
import { client, queryClient } from '../app/client.ts';
import { router } from '../app/router.tsx';
import { shouldPrefetch } from '../app/should-prefetch.ts';
import { createRecorder } from '../recording/recorder.ts';
import { startAnalytics, stopAnalytics, tellAnalytics } from './analytics.ts';
import type { AnalyticsProvider } from './analytics-provider.ts';
import { isAllAllowed, onConsent } from './consent.ts';
import { clickBy, followInvite } from './invite.ts';

/** The route of the page that shows, such as `/courses/$course`. */
const readPage = () => String(router.state.matches.at(-1)?.fullPath ?? '/');

const tellPage = () => tellAnalytics('pageViewed', { page: readPage() });

/**
 * Analytics and session recording, beside the page and never in its way, once someone agreed to them. They
 * wait until the page itself has loaded the configuration, the person and the context.
 */
export function startTelemetry(): void {
  const recorder = createRecorder({
    load: async () => (await import('../recording/record-page.ts')).recordPage,
    send: async ({ recordingId, ...body }, { keepalive }) => {
      const path = '/me/recordings/{recordingId}/events';
      const { response } = await client.api.POST(path, {
        params: { path: { recordingId } },
        body,
        keepalive,
      });
      return response.status;
    },
    log: client.log,
  });
  let analytics: Promise<AnalyticsProvider | undefined> | undefined;

  /** Also when only one of the two pages of a change may be recorded, nothing is. */
  function update(next = router.state.location.pathname): void {
    const [configuration, person, own] = [
      queryClient.getQueryData(configurationQuery(client).queryKey),
      queryClient.getQueryData(meQuery(client).queryKey),
      queryClient.getQueryData(contextQuery(client).queryKey),
    ];
    const isAgreed = isAllAllowed();
    if (!isAgreed && analytics) {
      analytics = undefined;
      stopAnalytics();
    }
    if (configuration && isAgreed && !analytics) {
      analytics = startAnalytics(configuration.analytics).catch(() => undefined);
      void analytics.then(tellPage);
    }
    const shown = router.state.resolvedLocation?.pathname ?? next;
    const isAllowed =
      isAgreed &&
      configuration?.recordsSessions === true &&
      person !== undefined &&
      own !== undefined &&
      isSessionRecorded({ ...own, roles: person.roles });
    recorder.update({
      isWanted: isAllowed && shouldPrefetch() && isRecordedPage(next) && isRecordedPage(shown),
      page: readPage(),
    });
  }

  // Ends before the first line of a page that is not recorded is drawn, begins after the last one is gone.
  router.subscribe('onBeforeNavigate', ({ toLocation: { pathname } }) => {
    if (!isRecordedPage(pathname)) update(pathname);
  });
  queryClient.getQueryCache().subscribe(({ type }) => {
    if (type === 'updated') update();
  });
  router.subscribe('onRendered', ({ pathChanged }) => {
    update();
    if (pathChanged) tellPage();
  });
  const leave = () => {
    recorder.leave();
    void analytics?.then((provider) => provider?.leave());
  };
  globalThis.addEventListener('pagehide', leave);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') leave();
  });
  onConsent(() => update());
  const invite = inviteIn(location.hash);
  if (invite) followInvite(invite, clickBy(client));
  update();
}
