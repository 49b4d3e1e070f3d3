'use client';
import { FirstWeekView } from './first-week.view.tsx';
import { useFirstHome } from './start.controller.ts';
import { eveningsOf } from './start.rules.ts';

/** The planned evenings of a new account with a lesson for each; nothing once a lesson is done. */
export function FirstWeek() {
  const home = useFirstHome();
  const evenings = home ? eveningsOf(home.path.lessons, home.week) : [];
  return evenings.length > 0 ? <FirstWeekView evenings={evenings} /> : null;
}
