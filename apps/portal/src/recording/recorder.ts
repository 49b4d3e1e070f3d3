import type { Log } from '@uplink/api-client';
import { createOutbox, type Outbox } from '../telemetry/outbox.ts';
import type { RecordedEvent } from './clean-event.ts';
import type { PageRecording, RecordPageOptions } from './record-page.ts';

/** A batch of recorded events to send to the server. */
export interface SentPart {
  recordingId: string;
  number: number;
  events: RecordedEvent[];
}

export interface RecorderOptions {
  /** Loads the code that records. */
  load: () => Promise<(options: RecordPageOptions) => PageRecording>;
  /** Answers with the status of the call; throws when there was no answer. */
  send: (part: SentPart, options: { keepalive: boolean }) => Promise<number>;
  log: Log;
}

export interface Recorder {
  /** Call on every change of page or permission: whether to record, and which page it is. */
  update: (state: { isWanted: boolean; page: string }) => void;
  leave: () => void;
}

/**
 * Records while it is wanted; each stretch is a separate recording. Any failure ends recording for this
 * visit with one line in the log, and the user notices nothing.
 */
export function createRecorder({ load, send, log }: RecorderOptions): Recorder {
  let wanted = { isWanted: false, page: '' };
  let isLoading = false;
  let isOver = false;
  let running: { recording: PageRecording; outbox: Outbox<RecordedEvent> } | undefined;

  function giveUp(reason: string): void {
    if (isOver) return;
    isOver = true;
    stop();
    log(`session recording ended: ${reason}`);
  }

  function stop(): void {
    const stopped = running;
    running = undefined;
    stopped?.recording.stop();
    stopped?.outbox.end();
  }

  async function start(): Promise<void> {
    isLoading = true;
    try {
      const recordPage = await load();
      // The user may have moved to a page that is not recorded in the meantime.
      if (!wanted.isWanted || isOver) return;
      const outbox = openOutbox();
      const recording = recordPage({ onEvent: outbox.add, readPage: () => wanted.page });
      running = { recording, outbox };
      recording.tellPage(wanted.page);
    } catch {
      giveUp('its code could not be loaded or started');
    } finally {
      isLoading = false;
    }
  }

  function openOutbox() {
    const recordingId = crypto.randomUUID();
    return createOutbox<RecordedEvent>({
      send: async (batch, options) => {
        const status = await send({ recordingId, ...batch }, options);
        if (status < 400) return;
        if (status === 429 || status >= 500) throw new Error(`Answered ${status}.`);
        giveUp(`the server answered ${status}`);
      },
      onOverflow: () => giveUp('too many events were waiting to be sent'),
    });
  }

  return {
    update(state) {
      const isNewPage = state.page !== wanted.page;
      wanted = state;
      if (isOver) return;
      if (!state.isWanted) stop();
      else if (!running && !isLoading) void start();
      else if (isNewPage) running?.recording.tellPage(state.page);
    },
    leave: () => running?.outbox.leave(),
  };
}
