/** Loaded into the measured server before its own code: answers what it has used so far. */

export interface Usage {
  /** Processor time of all threads since the start, milliseconds. */
  cpuMs: number;
  /** Resident memory now, and its peak since the last question. */
  rss: number;
  peakRss: number;
  /** What JavaScript holds: heap and buffers. */
  held: number;
}

let peakRss = 0;
const look = () => {
  peakRss = Math.max(peakRss, process.memoryUsage.rss());
};
setInterval(look, 20).unref();

process.on('message', ({ isTidy }: { isTidy: boolean }) => {
  if (isTidy) globalThis.gc?.();
  look();
  const { user, system } = process.cpuUsage();
  const { rss, heapUsed, external } = process.memoryUsage();
  const usage: Usage = { cpuMs: (user + system) / 1000, rss, peakRss, held: heapUsed + external };
  process.send?.(usage);
  peakRss = 0;
});
process.channel?.unref();
