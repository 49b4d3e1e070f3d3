import { record } from '@rrweb/record';
import { cleanEvent, type RecordedEvent, typedMask } from './clean-event.ts';

export interface PageRecording {
  /** Marks in the recording which page is shown from now on. */
  tellPage: (page: string) => void;
  stop: () => void;
}

export interface RecordPageOptions {
  /** Gets each event, masked. */
  onEvent: (event: RecordedEvent) => void;
  /** The route of the page, instead of its address. */
  readPage: () => string;
}

/**
 * Records how a page looks and what is done on it, without its words: they are a learner's own too often.
 * Nothing typed is in it, not even how long it was; an element with `data-not-recorded` is an empty box.
 */
export function recordPage({ onEvent, readPage }: RecordPageOptions): PageRecording {
  let isStopped = false;
  const stop = record<RecordedEvent>({
    emit: (event) => {
      // A throttled event may come after the end, when another page is shown.
      if (!isStopped) onEvent(cleanEvent(event, readPage()));
    },
    maskAllInputs: true,
    maskInputFn: (text) => (text === '' ? '' : typedMask),
    maskTextSelector: '*',
    maskTextFn: (text) => text.replace(/\S/g, '*'),
    blockSelector: '[data-not-recorded]',
    slimDOMOptions: 'all',
    sampling: { input: 'last', mousemove: 100, scroll: 150, media: 1000 },
    // What goes wrong in the recorder stays in the recorder.
    errorHandler: () => true,
  });
  return {
    tellPage: (page) => record.addCustomEvent('page', { page }),
    stop: () => {
      isStopped = true;
      stop?.();
    },
  };
}
