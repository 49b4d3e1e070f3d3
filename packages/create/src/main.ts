#!/usr/bin/env node
import { create, STARTERS } from './create.ts';

const [asked, folder, academy] = process.argv.slice(2);
const starter = STARTERS.find((one) => one === asked);

if (starter && folder) {
  try {
    create(starter, folder, academy);
    process.stdout.write(`Created. Now run:\n\n  cd ${folder}\n  npm install\n  npm run dev\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exitCode = 1;
  }
} else {
  process.stderr.write(
    `npm create @uplink ${STARTERS.join('|')} <folder> [address of the academy]\n`,
  );
  process.exitCode = 1;
}
