import { type EmbedEvents, type Hello, isHello, PROTOCOL_VERSIONS } from './protocol.ts';

export interface Host {
  hello: Hello;
  /** The page around the frame. */
  origin: string;
  /** The newest version that both speak. */
  version: number;
  tell<Name extends keyof EmbedEvents>(type: Name, detail: EmbedEvents[Name]): void;
}

export interface HostOptions {
  isAllowed: (origin: string) => boolean;
  onHost: (host: Host) => void;
  /** Called when the element changed after its first message: another theme, another token. */
  onChange: (hello: Hello) => void;
}

/**
 * The frame's side of the handshake: announces itself to the page around it and waits for the hello of an
 * allowed origin. Other messages are ignored.
 * @returns ends the wait; the port of an accepted host stays open
 */
export function acceptHost({ isAllowed, onHost, onChange }: HostOptions): () => void {
  function hear({ data, origin, source, ports }: MessageEvent<unknown>): void {
    const [port] = ports;
    if (source !== window.parent || !port || !isHello(data) || !isAllowed(origin)) return;
    stop();
    const version = PROTOCOL_VERSIONS.find((own) => data.versions.includes(own));
    const tell: Host['tell'] = (type, detail) => port.postMessage({ type, detail });
    if (version === undefined) {
      tell('error', { code: 'version', message: 'This page uses a loader that is too old.' });
      return;
    }
    port.onmessage = ({ data: change }: MessageEvent<unknown>) => {
      if (isHello(change)) onChange(change);
    };
    onHost({ hello: data, origin, version, tell });
  }
  const stop = () => window.removeEventListener('message', hear);
  window.addEventListener('message', hear);
  // Any page may know that a frame listens here.
  window.parent.postMessage({ uplink: 'here' }, '*');
  return stop;
}
