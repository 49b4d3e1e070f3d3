import { newId } from '../saving/new-id.ts';
import { type FrameMessage, readFrameMessage } from './frame-messages.ts';
import { lookOfPage, watchLook } from './look-of-page.ts';
import type { paymentsMessages } from './payments.messages.ts';
import type { CardForm, CardFormOptions, CardResult } from './payments.types.ts';

/** A page that loaded says so at once; one that could not be loaded says nothing. */
const silentMs = 4000;
const longestMs = 20_000;

/** The sandbox's form: a frame of its origin, which speaks by messages. */
export function openSandboxCardForm(
  frameUrl: string,
  { container, asksForZip, onEnter }: CardFormOptions,
  messages: typeof paymentsMessages,
): Promise<CardForm> {
  const nonce = newId();
  const { origin } = new URL(frameUrl);
  const frame = document.createElement('iframe');
  const parameters = new URLSearchParams({ ...lookOfPage(), nonce, parent: location.origin });
  if (!asksForZip) parameters.set('zip', 'no');
  frame.title = messages.card;
  frame.className = 'ul-card-field__frame';
  frame.src = `${frameUrl}?${parameters}`;

  const waiting = new Map<number, (result: CardResult) => void>();
  let lastId = 0;
  let onReady = () => {};
  const tell = (message: object) =>
    frame.contentWindow?.postMessage({ source: 'uplink-academy', nonce, ...message }, origin);
  const hear = (event: MessageEvent) => {
    if (event.origin !== origin || event.source !== frame.contentWindow) return;
    const message = readFrameMessage(event.data, nonce);
    if (message) take(message);
  };
  function take(message: FrameMessage): void {
    if (message.type === 'enter') onEnter();
    else if (message.type === 'ready' || message.type === 'size') {
      frame.style.height = `${message.height}px`;
      if (message.type === 'ready') onReady();
    } else {
      const answer = waiting.get(message.id);
      waiting.delete(message.id);
      answer?.(message.type === 'token' ? message : { fault: message.message });
    }
  }
  const unwatch = watchLook(() => tell({ type: 'look', look: lookOfPage() }));
  window.addEventListener('message', hear);

  const form: CardForm = {
    submit: (zip) =>
      new Promise((resolve) => {
        lastId += 1;
        waiting.set(lastId, resolve);
        tell({ type: 'submit', id: lastId, zip });
      }),
    showFault: (message) => tell({ type: 'fault', field: 'number', message }),
    focus: () => {
      frame.focus();
      tell({ type: 'focus' });
    },
    setDisabled: (isDisabled) => tell({ type: 'disable', isDisabled }),
    destroy: () => {
      window.removeEventListener('message', hear);
      unwatch();
      frame.remove();
      for (const resolve of waiting.values()) resolve({ fault: messages.refused });
    },
  };

  return new Promise((resolve, reject) => {
    const giveUp = () => {
      form.destroy();
      reject(new Error(messages.failed));
    };
    let patience = setTimeout(giveUp, longestMs);
    // The page may say that it is ready before its last font is loaded.
    let isReady = false;
    frame.addEventListener('load', () => {
      if (isReady) return;
      clearTimeout(patience);
      patience = setTimeout(giveUp, silentMs);
    });
    onReady = () => {
      isReady = true;
      clearTimeout(patience);
      resolve(form);
    };
    container.append(frame);
  });
}
