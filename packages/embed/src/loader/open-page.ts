/** What the page in a frame needs to speak with its element. */
export interface Opening {
  frame: HTMLIFrameElement;
  /** The page's address without its origin. */
  path: string;
  /** The first message to the page; a port goes with it. */
  hello: () => object;
  /** Gets the element's end of that port. */
  onPort: (port: MessagePort) => void;
  onRefused: (code: string, message: string) => void;
}

/** Brings a page into a frame. Returns what forgets it. */
export type OpenPage = (opening: Opening) => () => void;

/** Opens pages of the academy. Only the window and the origin that were opened are heard. */
export const openPage =
  (origin: string): OpenPage =>
  ({ frame, path, hello, onPort, onRefused }) => {
    const hear = ({ source, origin: from, data }: MessageEvent) => {
      if (source !== frame.contentWindow || from !== origin) return;
      if (data?.uplink === 'refused') onRefused(data.code, data.message);
      if (data?.uplink !== 'here') return;
      const { port1, port2 } = new MessageChannel();
      onPort(port1);
      frame.contentWindow?.postMessage(hello(), origin, [port2]);
    };
    addEventListener('message', hear);
    frame.src = origin + path;
    return () => removeEventListener('message', hear);
  };
