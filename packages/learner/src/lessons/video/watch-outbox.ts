import { mostSeconds, type Watched } from './watch-recorder.ts';

export interface WatchReport extends Watched {
  lessonId: number;
  /** Lets the server count a report once, however often it arrives. */
  reportId: string;
}

interface Waiting extends WatchReport {
  /** Sent before with an unknown outcome, so it must not change any more. */
  isTried: boolean;
}

export interface WatchOutboxOptions {
  /** Name in the storage; another for each account. */
  name: string;
  /** Sends a report; it must outlive the page. */
  post: (report: WatchReport) => Promise<unknown>;
  /** Whether a refusal may be none the next time. */
  isPassing: (error: unknown) => boolean;
  storage?: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  isOnline?: () => boolean;
  newId?: () => string;
}

/** What this device keeps, where a frame of another site may ask for it; each call may be refused. */
const ofDevice: NonNullable<WatchOutboxOptions['storage']> = {
  getItem: (name) => localStorage.getItem(name),
  setItem: (name, value) => localStorage.setItem(name, value),
  removeItem: (name) => localStorage.removeItem(name),
};

/** Keeps reports on this device until the server has them: through outages, reloads and closed pages. */
export function createWatchOutbox(options: WatchOutboxOptions) {
  const {
    name,
    post,
    isPassing,
    storage = ofDevice,
    isOnline = () => navigator.onLine,
    newId = () => crypto.randomUUID(),
  } = options;
  let waiting = read();
  let isSending = false;

  function read(): Waiting[] {
    try {
      return JSON.parse(storage.getItem(name) ?? '[]') as Waiting[];
    } catch {
      return [];
    }
  }

  function keep(next: Waiting[]) {
    waiting = next;
    try {
      if (next.length === 0) storage.removeItem(name);
      else storage.setItem(name, JSON.stringify(next));
    } catch {
      // Storage is full or closed: the reports live as long as this page.
    }
  }

  async function flush(): Promise<void> {
    if (isSending) return;
    isSending = true;
    // One after the other: an older position must not arrive after a newer one.
    while (waiting[0] && isOnline()) {
      const { isTried: _, ...report } = waiting[0];
      keep([{ ...report, isTried: true }, ...waiting.slice(1)]);
      try {
        await post(report);
      } catch (error) {
        if (isPassing(error)) break;
      }
      keep(waiting.filter(({ reportId }) => reportId !== report.reportId));
    }
    isSending = false;
  }

  return {
    flush,
    add(lessonId: number, watched: Watched): Promise<void> {
      const last = waiting.at(-1);
      const secondsWatched = (last?.secondsWatched ?? 0) + watched.secondsWatched;
      const isSame = last?.lessonId === lessonId && !last.isTried;
      if (isSame && secondsWatched <= mostSeconds) {
        keep([...waiting.slice(0, -1), { ...last, ...watched, secondsWatched }]);
      } else {
        keep([...waiting, { lessonId, ...watched, reportId: newId(), isTried: false }]);
      }
      return flush();
    },
    /** Where a lesson was left, when the server does not know it yet. */
    positionOf: (lessonId: number): number | undefined =>
      waiting.findLast((report) => report.lessonId === lessonId)?.position,
  };
}

export type WatchOutbox = ReturnType<typeof createWatchOutbox>;
