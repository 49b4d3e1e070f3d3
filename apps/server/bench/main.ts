/**
 * Figures beside their budgets: `pnpm bench`, or `pnpm bench server upload` for some parts. Traffic
 * goes to the loopback only; what is started is stopped and what is written is removed.
 */
import { cpus } from 'node:os';
import { measureAccount } from './parts/account.ts';
import { measureBytes } from './parts/bytes.ts';
import { measureExercises } from './parts/exercises.ts';
import { measureFlood } from './parts/flood.ts';
import { measureGrowth } from './parts/growth.ts';
import { measureKill } from './parts/kill.ts';
import { measureOverhead } from './parts/overhead.ts';
import { measurePages } from './parts/pages.ts';
import { measurePurchases } from './parts/purchases.ts';
import { measureServer } from './parts/server.ts';
import { measureSockets } from './parts/sockets.ts';
import { measureStarts } from './parts/starts.ts';
import { measureSyllabus } from './parts/syllabus.ts';
import { measureUpload } from './parts/upload.ts';
import { measureUsers } from './parts/users.ts';
import { type Figure, printTable } from './support/figure.ts';
import { type Options, readOptions } from './support/options.ts';

const parts: Record<string, (options: Options) => Promise<Figure[]>> = {
  bytes: measureBytes,
  pages: measurePages,
  starts: measureStarts,
  server: measureServer,
  account: measureAccount,
  overhead: measureOverhead,
  kill: measureKill,
  upload: measureUpload,
  sockets: measureSockets,
  flood: measureFlood,
  growth: measureGrowth,
  exercises: measureExercises,
  syllabus: measureSyllabus,
  purchases: measurePurchases,
  users: measureUsers,
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !(name in parts));
if (unknown.length > 0) {
  console.error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}.`);
  process.exit(1);
}
const options = readOptions(process.env);
const figures: Figure[] = [];
for (const [name, measure] of Object.entries(parts)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  console.log(`\n== ${name}`);
  figures.push(...(await measure(options)));
}
const [cpu] = cpus();
console.log(
  `\n${cpus().length} cores (${cpu?.model.trim()}), Node ${process.version}, ${new Date().toISOString()}\n`,
);
printTable(figures);
process.exit(0);
