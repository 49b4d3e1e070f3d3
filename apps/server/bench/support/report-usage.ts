/** Loaded into the measured server before its own code: answers what it has used so far. */

export interface Usage {
  /** Processor time of all threads since the start, milliseconds. */
  cpuMs: number;
  /** Resident memory now, and its peak since the last question that asked to watch it. */
  rss: number;
  peakRss: number;
  /** What JavaScript holds: heap and buffers. */
  held: number;
}

export interface Question {
  /** Collect garbage first. */
  isTidy?: boolean;
  /** Watch the peak of memory from now on; looking costs time, so it is not done unasked. */
  isWatching?: boolean;
}

let peakRss = 0;
let watch: NodeJS.Timeout | undefined;
const look = () => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
};

process.on('message', ({ isTidy, isWatching }: Question) => {
  if (isTidy) globalThis.gc?.();
  look();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const usage: Usage = { cpuMs: (user + system) / 1000, rss, peakRss, held: heapUsed + external };
  process.send?.(usage);
  peakRss = 0;
  clearInterval(watch);
  if (isWatching) watch = setInterval(look, 20).unref();
});
process.channel?.unref();
