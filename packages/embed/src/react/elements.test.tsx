import { cleanup, render } from '@testing-library/react';
import { type CSSProperties, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import '../testing/index.ts';
import { UplinkCheckout, UplinkLesson } from './elements.tsx';

afterEach(cleanup);

const frameIn = (element: Element | null) => element?.shadowRoot?.querySelector('iframe');
const buttonIn = (element: Element | null, name: string) =>
  [...(frameIn(element)?.contentDocument?.querySelectorAll('button') ?? [])].find(
    ({ textContent }) => textContent === name,
  );

test('in strict mode there is one frame, and each event is heard once by the newest callback', async () => {
  const onReady = vi.fn();
  const first = vi.fn();
  const second = vi.fn();
  const shop = (onCompleted: typeof first) => (
    <StrictMode>
      <UplinkCheckout
        partnerKey="pk_test"
        page="ospf"
        onReady={onReady}
        onCompleted={onCompleted}
      />
    </StrictMode>
  );
  const { container, rerender } = render(shop(first));
  const element = container.querySelector('uplink-checkout');
  await expect.poll(() => onReady.mock.calls.length).toBe(1);
  const frame = frameIn(element);
  rerender(shop(second));
  expect(frameIn(element)).toBe(frame);
  buttonIn(element, 'Pay with the test card')?.click();
  await expect
    .poll(() => second.mock.calls)
    .toEqual([[{ id: 'test-order-1', amount: 14_900, currency: 'USD' }]]);
  expect(first).not.toHaveBeenCalled();
});

test('the test mode wears the look of the site, and each change of it', async () => {
  const shop = (theme: 'light' | 'dark', accent: string) => (
    <UplinkCheckout
      partnerKey="pk_test"
      page="ospf"
      theme={theme}
      style={{ '--uplink-accent': accent } as CSSProperties}
    />
  );
  const { container, rerender } = render(shop('light', 'rgb(1, 2, 3)'));
  const element = container.querySelector('uplink-checkout');
  const main = () => frameIn(element)?.contentDocument?.querySelector('main');
  await expect.poll(() => main()?.style.background).toBe('rgb(255, 255, 255)');
  expect(buttonIn(element, 'Pay with the test card')?.style.background).toBe('rgb(1, 2, 3)');
  const frame = frameIn(element);
  rerender(shop('dark', 'rgb(4, 5, 6)'));
  await expect
    .poll(() => buttonIn(element, 'Pay with the test card')?.style.background)
    .toBe('rgb(4, 5, 6)');
  expect(main()?.style.background).toBe('rgb(11, 17, 32)');
  expect(frameIn(element)).toBe(frame);
});

test('a token that runs out is asked for, and another one keeps the frame', async () => {
  const onTokenNeeded = vi.fn();
  const lesson = (token: string) => (
    <UplinkLesson
      partnerKey="pk_test"
      course="ospf"
      lesson="42"
      token={token}
      onTokenNeeded={onTokenNeeded}
    />
  );
  const { container, rerender } = render(lesson('one'));
  const element = container.querySelector('uplink-lesson');
  await expect.poll(() => element?.getAttribute('data-state')).toBe('ready');
  buttonIn(element, 'Let the token expire')?.click();
  await expect.poll(() => onTokenNeeded.mock.calls.length).toBe(1);
  const frame = frameIn(element);
  rerender(lesson('two'));
  expect(frameIn(element)).toBe(frame);
});

test('what the callback returns is the next token, even later', async () => {
  const { container } = render(
    <UplinkLesson
      partnerKey="pk_test"
      course="ospf"
      lesson="42"
      token="one"
      onTokenNeeded={async () => 'two'}
    />,
  );
  const element = container.querySelector('uplink-lesson');
  await expect.poll(() => element?.getAttribute('data-state')).toBe('ready');
  const frame = frameIn(element);
  buttonIn(element, 'Let the token expire')?.click();
  await expect.poll(() => element?.getAttribute('token')).toBe('two');
  expect(frameIn(element)).toBe(frame);
});

test('a site says in its own words why nothing is shown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const onError = vi.fn();
  const { container } = render(
    <UplinkCheckout
      partnerKey="pk_test_wrong_key"
      page="ospf"
      lang="de"
      texts={{ key: 'Dieser Shop ist nicht bekannt.', again: 'Noch einmal', open: 'Zur Akademie' }}
      onError={onError}
    />,
  );
  const root = container.firstElementChild?.shadowRoot;
  await expect
    .poll(() => root?.querySelector('[role=alert]')?.textContent)
    .toBe('Dieser Shop ist nicht bekannt.');
  expect(root?.querySelector('button')?.textContent).toBe('Noch einmal');
  expect(root?.querySelector('a')?.textContent).toBe('Zur Akademie');
  expect(onError).toHaveBeenCalledWith({ code: 'key', message: 'This partner key is not valid.' });
});

test.each([
  ['pk_test_wrong_key', 'error'],
  ['pk_test_wrong_origin', 'error'],
  ['pk_test_gone', 'error'],
  ['pk_test_slow', 'degraded'],
  ['pk_test_no_answer', 'loading'],
])('the test key %s ends in %s', async (partnerKey, state) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { container } = render(<UplinkCheckout partnerKey={partnerKey} page="ospf" />);
  await expect.poll(() => container.firstElementChild?.getAttribute('data-state')).toBe(state);
});

test('the server draws the same element with its link', () => {
  const html = renderToString(
    <UplinkCheckout partnerKey="pk_test" page="ospf" id="shop" className="wide" dir="rtl">
      <a href="/checkout/ospf">Buy</a>
    </UplinkCheckout>,
  );
  expect(html).toBe(
    '<uplink-checkout partner-key="pk_test" id="shop" class="wide" dir="rtl" page="ospf"><a href="/checkout/ospf">Buy</a></uplink-checkout>',
  );
});
