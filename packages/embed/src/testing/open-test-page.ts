import type { OpenPage } from '../loader/open-page.ts';
import { isHello, PROTOCOL_VERSIONS } from '../protocol/protocol.ts';
import { drawTestPage } from './test-page.ts';
import { type Scene, scenes } from './test-scenes.ts';

/** The key decides how it goes, as the academy would. Any other key works. */
const faults: Record<string, (scene: Scene) => void> = {
  pk_test_wrong_key: ({ refuse }) => refuse('key', 'This partner key is not valid.'),
  pk_test_wrong_origin: ({ refuse }) =>
    refuse('origin', "This partner key isn't valid on this site."),
  pk_test_no_answer: () => {},
  pk_test_slow: ({ tell }) =>
    tell('degraded', { code: 'slow', message: 'Uplink Academy is slow to respond.' }),
  pk_test_gone: ({ tell }) => tell('error', { code: 'content', message: 'There is nothing here.' }),
};

/** Plays the academy's page in an empty frame. */
export const openTestPage: OpenPage = ({ frame, path, hello, onPort, onRefused }) => {
  const { port1, port2 } = new MessageChannel();
  // The frame has a document once the element has put it into the page.
  const timer = setTimeout(() => {
    onPort(port1);
    const first = hello();
    const url = new URL(path, 'https://academy.test');
    const [, , kind = '', name = ''] = url.pathname.split('/');
    const tell: Scene['tell'] = (type, detail) => port2.postMessage({ type, detail });
    const scene: Scene = { name, tell, refuse: onRefused };
    const fault = faults[url.searchParams.get('key') ?? ''];
    if (fault) return fault(scene);
    if (frame.contentDocument && scenes[kind] && isHello(first)) {
      const { height, wear } = drawTestPage(frame.contentDocument, scenes[kind](scene));
      wear(first);
      port2.onmessage = ({ data }) => isHello(data) && wear(data);
      tell('height', { height });
      tell('ready', { version: PROTOCOL_VERSIONS[0] });
    }
  });
  return () => {
    clearTimeout(timer);
    port2.close();
  };
};
