import { ApiError } from '@uplink/api-client';
import { expect, test, vi } from 'vitest';
import { sendCard } from './send-card.ts';

const confirmation = { kind: 'frame' as const, url: 'https://bank.example/ask' };
const asks = new ApiError(402, { message: 'Your bank asks.', code: 'confirm', confirmation });
const declined = new ApiError(402, { message: 'Your card was declined.', code: 'declined' });

test('a card whose bank asks is sent again once its owner answered', async () => {
  const send = vi.fn().mockRejectedValueOnce(asks).mockResolvedValue('kept');
  const authenticate = vi.fn(async () => {
    expect(send).toHaveBeenCalledTimes(1);
    return 'approved' as const;
  });
  expect(await sendCard(send, authenticate)).toBe('kept');
  expect(authenticate).toHaveBeenCalledExactlyOnceWith(confirmation);
});

test('what is refused, at once or after the bank, is not sent a third time', async () => {
  const authenticate = vi.fn(async () => 'failed' as const);
  const once = vi.fn().mockRejectedValue(declined);
  await expect(sendCard(once, authenticate)).rejects.toBe(declined);
  expect(authenticate).not.toHaveBeenCalled();
  const again = vi.fn().mockRejectedValueOnce(asks).mockRejectedValue(declined);
  await expect(sendCard(again, authenticate)).rejects.toBe(declined);
  expect(again).toHaveBeenCalledTimes(2);
});
