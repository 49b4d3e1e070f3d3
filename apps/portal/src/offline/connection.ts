import { ApiError, type ErrorQueue } from '@uplink/api-client';
import { isReachable as askAcademy } from '../app/reachable.ts';
import { messages } from './offline.messages.ts';
import { offlineCode } from './offline-code.ts';

/** Banners of single failed calls are replaced by the offline banner. */
const singleCall = 'network';

const lookMs = 10_000;

/** What the banner says: for a device without a network, and for an academy that doesn't answer. */
export type Words = Readonly<Record<'offline' | 'unreachable', string>>;

export interface ConnectionOptions {
  errors: ErrorQueue;
  /** What the banner says. @default of work that is sent later */
  words?: Words;
  /** The academy can be reached again. */
  onBack: () => void;
  isReachable?: () => Promise<boolean>;
  isOnline?: () => boolean;
}

/**
 * Shows a banner while the academy cannot be reached: from when the device goes offline or `lose` is called,
 * until the academy answers again.
 */
export function watchConnection(options: ConnectionOptions) {
  const { errors, onBack, isReachable = askAcademy, isOnline = () => navigator.onLine } = options;
  const { words = messages } = options;
  let timer: ReturnType<typeof setInterval> | undefined;
  let isStopped = false;

  const close = (code: string) => {
    for (const { id, error } of errors.getSnapshot()) if (error.code === code) errors.close(id);
  };

  function lose(): void {
    if (isStopped) return;
    if (timer === undefined) timer = setInterval(look, lookMs);
    say(words);
    close(singleCall);
  }

  /** Says something else of the outage, in the same banner. */
  function say({ offline, unreachable }: Words): void {
    close(offlineCode);
    const message = isOnline() ? unreachable : offline;
    errors.add(new ApiError(0, { code: offlineCode, message }));
  }

  async function look(): Promise<void> {
    if (timer === undefined || !isOnline() || !(await isReachable())) return;
    // Another check may have finished first.
    if (timer === undefined) return;
    end();
    close(offlineCode);
    close(singleCall);
    onBack();
  }

  function end(): void {
    clearInterval(timer);
    timer = undefined;
  }

  const onOnline = () => void look();
  const unsubscribe = errors.subscribe(() => timer !== undefined && close(singleCall));
  addEventListener('offline', lose);
  addEventListener('online', onOnline);
  if (!isOnline()) lose();

  return {
    lose,
    say,
    isLost: () => timer !== undefined,
    stop(): void {
      isStopped = true;
      end();
      unsubscribe();
      removeEventListener('offline', lose);
      removeEventListener('online', onOnline);
    },
  };
}
