import { LARGE, type LargeSize } from '../../demo/large/seed-large.ts';

/** How much is measured; the smoke test takes little of it. */
export interface Options {
  perSecond: number;
  seconds: number;
  size: LargeSize;
  /** Size of the measured upload. */
  uploadMiB: number;
  sockets: number;
  /** Each buys once. */
  buyers: number;
  /** How often a short thing is measured again. */
  rounds: number;
}

/** What a run is given by its environment; the defaults are what the budgets are stated for. */
export function readOptions(env: Record<string, string | undefined>): Options {
  const number = (name: string, fallback: number) => Number(env[name] || fallback);
  return {
    perSecond: number('BENCH_RATE', 150),
    seconds: number('BENCH_SECONDS', 30),
    size: LARGE,
    uploadMiB: number('BENCH_UPLOAD_MIB', 1024),
    sockets: number('BENCH_SOCKETS', 500),
    buyers: number('BENCH_BUYERS', 100),
    rounds: number('BENCH_ROUNDS', 3),
  };
}
