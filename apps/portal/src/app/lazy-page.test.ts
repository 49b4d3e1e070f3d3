import { CHUNK_LOAD_TIMEOUT_MS } from '@uplink/api-client/domain';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadOrReload } from './lazy-page.ts';

function browser(isReachable: boolean) {
  const kept = new Map<string, string>();
  const reload = vi.fn();
  return {
    reload,
    options: {
      reload,
      isReachable: () => Promise.resolve(isReachable),
      storage: {
        getItem: (key: string) => kept.get(key) ?? null,
        setItem: (key: string, value: string) => void kept.set(key, value),
      },
    },
  };
}

const gone = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));

afterEach(() => vi.useRealTimers());

describe('the code of a page', () => {
  test('is handed on when it comes', async () => {
    const { options } = browser(true);
    await expect(loadOrReload(() => Promise.resolve('page'), options)).resolves.toBe('page');
  });

  test('comes where the browser keeps nothing for this page, which is never reloaded there', async () => {
    vi.stubGlobal('sessionStorage', undefined);
    const { reload } = browser(true);
    const options = { reload, isReachable: () => Promise.resolve(true) };
    await expect(loadOrReload(() => Promise.resolve('page'), options)).resolves.toBe('page');
    await expect(loadOrReload(gone, options)).rejects.toThrow(ChunkLoadError);
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  test('that is gone reloads the page once, and is an error the second time', async () => {
    const { options, reload } = browser(true);
    void loadOrReload(gone, options);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    await expect(loadOrReload(gone, options)).rejects.toThrow(ChunkLoadError);
    await expect(loadOrReload(gone, options)).rejects.toThrow(ChunkLoadError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('may be gone again after the next deploy', async () => {
    vi.useFakeTimers();
    const { options, reload } = browser(true);
    void loadOrReload(gone, options);
    await vi.advanceTimersByTimeAsync(3_600_000);
    void loadOrReload(gone, options);
    await expect.poll(() => reload.mock.calls.length).toBe(2);
  });

  test('that is gone for good does not reload the page because other code came', async () => {
    const { options, reload } = browser(true);
    void loadOrReload(gone, options);
    await expect.poll(() => reload.mock.calls.length).toBe(1);
    await loadOrReload(() => Promise.resolve('page'), options);
    await expect(loadOrReload(gone, options)).rejects.toThrow(ChunkLoadError);
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('that cannot be fetched in an outage does not give the page to the browser', async () => {
    const { options, reload } = browser(false);
    await expect(loadOrReload(gone, options)).rejects.toThrow(ChunkLoadError);
    expect(reload).not.toHaveBeenCalled();
  });

  test('that does not come for 120 seconds is an error', async () => {
    vi.useFakeTimers();
    const { options } = browser(false);
    const result = loadOrReload(() => new Promise(() => {}), options);
    const ended = vi.fn();
    result.catch(ended);
    expect(CHUNK_LOAD_TIMEOUT_MS).toBe(120_000);
    await vi.advanceTimersByTimeAsync(119_999);
    expect(ended).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await expect(result).rejects.toThrow('did not load in time');
  });
});
