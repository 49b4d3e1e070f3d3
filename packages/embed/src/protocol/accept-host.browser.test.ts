import { afterEach, expect, test, vi } from 'vitest';
import { acceptHost } from './accept-host.ts';
import { recordedHellos, strangeMessages } from './recorded.fixture.ts';

const origin = 'https://shop.example';
let stop = () => {};
afterEach(() => stop());

function accept() {
  const onHost = vi.fn();
  const onChange = vi.fn();
  stop = acceptHost({ isAllowed: (one) => one === origin, onHost, onChange });
  return { onHost, onChange };
}

function send(
  data: unknown,
  from: { origin?: string; source?: Window; ports?: MessagePort[] } = {},
) {
  const { port1, port2 } = new MessageChannel();
  const message = { data, origin, source: window.parent, ports: [port2], ...from };
  window.dispatchEvent(new MessageEvent('message', message));
  return port1;
}

const nextMessage = (port: MessagePort) =>
  new Promise((resolve) => {
    port.onmessage = ({ data }) => resolve(data);
  });

test.each(Object.entries(recordedHellos))('%s is accepted', async (_name, hello) => {
  const { onHost } = accept();
  const port = send(hello);
  expect(onHost).toHaveBeenCalledOnce();
  const [host] = onHost.mock.calls[0] ?? [];
  expect(host).toMatchObject({ version: 1, origin, hello });
  host.tell('ready', { version: 1 });
  expect(await nextMessage(port)).toEqual({ type: 'ready', detail: { version: 1 } });
});

test('a host without a common version is told, and not accepted', async () => {
  const { onHost } = accept();
  const port = send({ uplink: 'hello', versions: [99], theme: 'auto', tokens: {} });
  expect(await nextMessage(port)).toMatchObject({ type: 'error', detail: { code: 'version' } });
  expect(onHost).not.toHaveBeenCalled();
});

test('another site, another window, no port and strange words are ignored', () => {
  const { onHost } = accept();
  const [hello] = Object.values(recordedHellos);
  send(hello, { origin: 'https://shop.example.evil.example' });
  send(hello, { origin: 'null' });
  send(hello, { ports: [] });
  const other = document.createElement('iframe');
  document.body.append(other);
  send(hello, { source: other.contentWindow as Window });
  other.remove();
  for (const message of strangeMessages) send(message);
  expect(onHost).not.toHaveBeenCalled();
  send(hello);
  expect(onHost).toHaveBeenCalledOnce();
});

test('the first host stays; what it says later comes as a change', async () => {
  const { onHost, onChange } = accept();
  const [first, second] = Object.values(recordedHellos);
  const port = send(first);
  send(second);
  expect(onHost).toHaveBeenCalledOnce();
  port.postMessage({ type: 'completed', detail: {} });
  port.postMessage(second);
  await expect.poll(() => onChange.mock.calls).toEqual([[second]]);
});
