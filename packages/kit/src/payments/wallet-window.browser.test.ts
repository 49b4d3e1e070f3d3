import { afterEach, expect, test, vi } from 'vitest';
import { approveWallet } from './wallet-window.ts';

const approval = { token: 'app_1', url: 'https://wallet.example/approvals/app_1' };
afterEach(() => vi.restoreAllMocks());

/** A window that the browser opened, as far as the page that opened it can see. */
function pretendWindow() {
  const opened = { closed: false, close: vi.fn(), location: { replace: vi.fn() } };
  vi.spyOn(window, 'open').mockReturnValue(opened as unknown as Window);
  return opened;
}
const say = (data: unknown, origin = location.origin) =>
  window.dispatchEvent(new MessageEvent('message', { data, origin }));
const leadBack = (outcome: string) => say({ source: 'uplink-wallet', outcome });

test('opens the window before the server has answered, and leads it to the wallet', async () => {
  const opened = pretendWindow();
  const outcome = approveWallet(async () => {
    expect(window.open).toHaveBeenCalledOnce();
    return approval;
  });
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(approval.url));
  leadBack('approved');
  expect(await outcome).toEqual({ state: 'approved', token: 'app_1' });
});

test.each([
  ['declined', { state: 'declined' }],
  ['anything else', { state: 'declined' }],
])('takes %s for no approval', async (said, outcome) => {
  const opened = pretendWindow();
  const ended = approveWallet(async () => approval);
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  leadBack(said);
  expect(await ended).toEqual(outcome);
});

test('hears no one else, and notices a window that was closed', async () => {
  const opened = pretendWindow();
  const ended = approveWallet(async () => approval);
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalled());
  say({ source: 'uplink-wallet', outcome: 'approved' }, 'https://evil.example');
  say({ source: 'another', outcome: 'approved' });
  say('approved');
  say(null);
  opened.closed = true;
  expect(await ended).toEqual({ state: 'closed' });
});

test('offers to open a window that the browser kept shut', async () => {
  vi.spyOn(window, 'open').mockReturnValue(null);
  const blocked = await approveWallet(async () => approval);
  if (blocked.state !== 'blocked') throw new Error(blocked.state);
  const opened = pretendWindow();
  const again = blocked.open();
  await vi.waitFor(() => expect(opened.location.replace).toHaveBeenCalledWith(approval.url));
  leadBack('approved');
  expect(await again).toEqual({ state: 'approved', token: 'app_1' });
});

test('closes its window when there is nothing to approve, or no page of the web', async () => {
  const opened = pretendWindow();
  const refused = approveWallet(() => Promise.reject(new Error('No wallet today.')));
  await expect(refused).rejects.toThrow('No wallet today.');
  expect(opened.close).toHaveBeenCalledOnce();
  const script = { token: 'app_1', url: 'javascript:alert(1)' };
  await expect(approveWallet(async () => script)).rejects.toThrow();
  expect(opened.location.replace).not.toHaveBeenCalled();
});
