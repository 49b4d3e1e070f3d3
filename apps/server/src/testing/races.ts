/** How many rounds a race runs: few in the gate, 20 in `npm run test:all`, more with RACES. */
export const races = Number(process.env.RACES ?? 3);

/** How long all of them may take. */
export const raceTime = Math.max(300_000, races * 10_000);
