/**
 * Fills a database for benchmarks: `pnpm seed:large`. The embedded one in DATA_DIR, whose server must be
 * stopped, or the PostgreSQL that DATABASE_URL names.
 */
import { join } from 'node:path';
import { countLearnerRows, isLarge, LARGE, seedLarge } from '../../demo/large/seed-large.ts';
import { seedDemo } from '../../demo/seed.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';
import { migrate } from '../db/migrate.ts';
import { refuseOtherSchema } from '../db/other-schema.ts';

const config = readConfig(process.env);
const database = await openDatabase(config);
try {
  await refuseOtherSchema(database.db);
  await migrate(database.db);
  if (await isLarge(database.db)) console.log('The large data set is already there.');
  else await fill();
  await report();
} catch (error) {
  console.error(`\n${error instanceof Error ? error.message : error}\n`);
  process.exitCode = 1;
} finally {
  await database.close();
}

async function fill() {
  await seedDemo(database.db, systemClock, join(config.dataDir, 'storage'));
  const start = performance.now();
  await seedLarge(database.db);
  console.log(`Filled in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
}

async function report() {
  const counts = Object.entries(await countLearnerRows(database.db));
  const total = counts.reduce((sum, [, count]) => sum + count, 0);
  const say = (count: number) => count.toLocaleString('en');
  console.log(
    `${say(LARGE.modules)} modules and ${LARGE.learners} learners besides the demo academy,`,
  );
  console.log(`${say(total)} learner rows:`);
  for (const [table, count] of counts)
    console.log(`  ${table.padEnd(22)}${say(count).padStart(8)}`);
}
