/** What follows `|`: which lines of an output are shown. */
export interface OutputFilter {
  how: 'include' | 'exclude' | 'begin' | 'section';
  text: string;
}

const HOWS: OutputFilter['how'][] = ['include', 'exclude', 'begin', 'section'];

/** Splits `show run | include ip` into the command and its filter. Other commands may hold a `|` of their own. */
export function splitFilter(line: string): { command: string; filter?: OutputFilter } {
  const bar = /^\s*(do\s+)?sh\w*\s/i.test(line) ? line.search(/\s\|/) : -1;
  const [, given = '', text = ''] = /^\s\|\s*(\w+)\s([\s\S]*)$/.exec(line.slice(bar)) ?? [];
  const how = HOWS.filter((each) => given && each.indexOf(given.toLowerCase()) === 0)[0];
  return bar > 0 && how
    ? { command: line.slice(0, bar), filter: { how, text: text.trim() } }
    : { command: line };
}

/** The text is taken as it stands: expressions of learners are never run. */
export function filtered(lines: string[], { how, text }: OutputFilter): string[] {
  const has = (line: string) => line.toLowerCase().indexOf(text.toLowerCase()) >= 0;
  if (how === 'include') return lines.filter(has);
  if (how === 'exclude') return lines.filter((line) => !has(line));
  if (how === 'begin') {
    const from = lines.findIndex(has);
    return from < 0 ? [] : lines.slice(from);
  }
  let isInside = false;
  return lines.filter((line) => {
    if (!/^\s/.test(line)) isInside = has(line);
    return isInside;
  });
}
