import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { askAgain } from './ask-again.ts';

test('an answer from before the sending is asked for again, also when it comes after it', async () => {
  const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  let stored = 'nothing';
  let answer = () => {};
  const options = {
    queryKey: ['homework'],
    queryFn: () => {
      const seen = stored;
      return new Promise<string>((resolve) => {
        answer = () => resolve(seen);
      });
    },
  };
  // A page's loader asks; no one looks at the answer yet.
  const first = queryClient.ensureQueryData(options);
  stored = 'the draft';
  const asked = askAgain(queryClient);
  answer();
  expect(await first).toBe('nothing');
  await asked;
  const page = new QueryObserver(queryClient, options);
  const leave = page.subscribe(() => {});
  answer();
  await expect.poll(() => page.getCurrentResult().data).toBe('the draft');
  leave();
});
