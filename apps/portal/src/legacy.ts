/**
 * What the oldest browsers lack beside the language itself; only the build for them loads it, before
 * any other code (vite.config.ts). No one translates this file: its syntax is theirs.
 */
import 'abortcontroller-polyfill/dist/polyfill-patch-fetch.js';
import { ResizeObserver } from '@juggle/resize-observer';

if (!window.ResizeObserver) window.ResizeObserver = ResizeObserver;
if (!crypto.randomUUID) crypto.randomUUID = randomUUID;

// The polyfill gives a request the signal it was made with; one made without has none at all.
if (!('signal' in Request.prototype)) {
  Object.defineProperty(Request.prototype, 'signal', {
    configurable: true,
    get: () => new AbortController().signal,
  });
}

/** RFC 9562, version 4. */
function randomUUID() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, at) => {
    if (at === 6) return ((byte & 15) | 64).toString(16);
    if (at === 8) return ((byte & 63) | 128).toString(16);
    return byte.toString(16).padStart(2, '0');
  }).join('');
  const parts = [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20),
  ];
  return parts.join('-') as ReturnType<Crypto['randomUUID']>;
}
