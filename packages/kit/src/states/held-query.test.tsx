import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { Loading, Skeleton } from '@uplink/ui/skeleton';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useHeldQuery } from './held-query.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Lessons({ takes }: { takes: number }) {
  const { data } = useHeldQuery({
    queryKey: ['lessons', takes],
    queryFn: () => new Promise<string>((resolve) => setTimeout(() => resolve('OSPF'), takes)),
  });
  if (data !== undefined) return <p>{data}</p>;
  return (
    <Loading label="The lessons">
      <Skeleton />
    </Loading>
  );
}

const ask = (takes: number) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Lessons takes={takes} />
    </QueryClientProvider>,
  );
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

test('an answer within 200 ms is shown at once', async () => {
  ask(150);
  await pass(160);
  expect(screen.getByText('OSPF')).toBeVisible();
});

test('an answer a moment after the skeleton was seen waits until that stood for 400 ms', async () => {
  ask(250);
  await pass(500);
  expect(screen.getByRole('status')).toBeVisible();
  expect(screen.queryByText('OSPF')).toBeNull();
  await pass(110);
  expect(screen.getByText('OSPF')).toBeVisible();
});

test('a slow answer is shown when it comes', async () => {
  ask(900);
  await pass(910);
  expect(screen.getByText('OSPF')).toBeVisible();
});
