const day = 86_400_000;

/** A port lights up after this much learning, or when a lesson was finished. */
export const EVENING_SECONDS = 600;

export interface LearnedDay {
  seconds: number;
  /** A lesson or an exam gave its points. */
  isFinished: boolean;
}

export interface Week {
  days: { date: string; seconds: number; isToday: boolean; isUp: boolean; isPlanned: boolean }[];
  /** Evenings of this week on which something was learned. */
  up: number;
  /** Weeks in a row that went as planned; one that did not is forgiven, two in a row are not. */
  streak: number;
}

/** Further back nothing is read. */
export const WEEKS_BACK = 26;

export const shiftDay = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * day).toISOString().slice(0, 10);

export function mondayOf(date: string): string {
  return shiftDay(date, -((new Date(date).getUTCDay() + 6) % 7));
}

/** The week of a day with what is planned in it, from what was learned; pure. */
export function weekOf(
  learned: ReadonlyMap<string, LearnedDay>,
  today: string,
  evenings: number | null,
): Week {
  const isUp = (date: string) => {
    const one = learned.get(date);
    return one !== undefined && (one.isFinished || one.seconds >= EVENING_SECONDS);
  };
  const upIn = (monday: string) => datesOf(monday).filter(isUp).length;
  const monday = mondayOf(today);
  const dates = datesOf(monday);
  const up = upIn(monday);
  const free = dates.filter((date) => date >= today && !isUp(date));
  const planned = spread(free, (evenings ?? 0) - up);
  const goal = evenings ?? 1;
  return {
    days: dates.map((date) => ({
      date,
      seconds: learned.get(date)?.seconds ?? 0,
      isToday: date === today,
      isUp: isUp(date),
      isPlanned: planned.includes(date),
    })),
    up,
    streak: streakOf((weeksAgo) => upIn(shiftDay(monday, -7 * weeksAgo)) >= goal),
  };
}

const datesOf = (monday: string) => Array.from({ length: 7 }, (_, at) => shiftDay(monday, at));

/** As many of the days as asked for, with rest between them. */
function spread(days: readonly string[], wanted: number): string[] {
  const count = Math.min(Math.max(wanted, 0), days.length);
  return Array.from(
    { length: count },
    (_, at) => days[Math.floor((at * days.length) / count)] as string,
  );
}

/** Counts back from this week, which is not over and so can't be missed. */
function streakOf(isKept: (weeksAgo: number) => boolean): number {
  let streak = isKept(0) ? 1 : 0;
  let missed = 0;
  for (let weeksAgo = 1; weeksAgo <= WEEKS_BACK && missed < 2; weeksAgo += 1) {
    if (isKept(weeksAgo)) {
      streak += 1;
      missed = 0;
    } else missed += 1;
  }
  return streak;
}
