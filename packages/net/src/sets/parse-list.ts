import type { AccessList, Entry } from './access-list.ts';
import { type Misread, parseRule } from './parse-rule.ts';

/** A line that isn't understood. Nothing about it is guessed. */
export interface UnreadLine extends Misread {
  line: number;
  text: string;
}

export interface ParsedLists {
  lists: AccessList[];
  unread: UnreadLine[];
}

type Header = Pick<AccessList, 'kind' | 'name'>;

/** The gap devices leave between sequence numbers. */
const STEP = 10;
/** A longer line is no access list; reading it would only cost time. */
const LONGEST_LINE = 500;

/**
 * Reads access lists from a text: numbered lists (`access-list 101 permit …`), named ones (`ip access-list extended
 * WEB` and what follows), and with `header` the lines of one list alone. Lines of a device's configuration that
 * aren't about access lists end a list; in the text of one list they are unread lines.
 */
export function parseLists(text: string, header?: Header): ParsedLists {
  const parsed: ParsedLists = { lists: [], unread: [] };
  const open = (next: Header) => {
    const found = parsed.lists.find(({ name }) => name === next.name);
    if (found) return found;
    const made: AccessList = { ...next, entries: [] };
    parsed.lists.push(made);
    return made;
  };
  let current = header && open(header);
  for (const [at, raw] of text.split(/\r\n|\r|\n/).entries()) {
    const words = raw.trim().split(/\s+/);
    const line = at + 1;
    const unread = (misread: Misread) => {
      parsed.unread.push({ ...misread, line, text: raw.slice(0, LONGEST_LINE).trim() });
    };
    const start = words[0] ?? '';
    const named = headerOf(words);
    const numbered = /^access-list$/i.test(start) ? headerOfNumber(words[1]) : undefined;
    if (start === '' || start.startsWith('!')) continue;
    if (raw.length > LONGEST_LINE) unread({ cause: 'word', word: 0 });
    else if (header && isOther(named ?? numbered, header)) unread({ cause: 'list', word: 0 });
    else if (named) current = open(named);
    else if (numbered) {
      const misread = add(open(numbered), words.slice(2), raw, line);
      if (misread) unread({ ...misread, word: misread.word + 2 });
      if (!header) current = undefined;
    } else if (current && (header || /^(\d+|permit|deny|remark)$/i.test(start))) {
      const misread = add(current, words, raw, line);
      if (misread) unread(misread);
    } else current = undefined;
  }
  for (const list of parsed.lists) list.entries.sort((one, other) => one.sequence - other.sequence);
  return parsed;
}

/** Adds a line to a list, or says why it can't. */
function add(list: AccessList, words: string[], raw: string, line: number): Misread | undefined {
  const given = /^\d{1,10}$/.test(words[0] ?? '') ? Number(words[0]) : undefined;
  const skipped = given === undefined ? 0 : 1;
  const last = list.entries.reduce((most, entry) => Math.max(most, entry.sequence), 0);
  const sequence = given ?? last + STEP;
  if (sequence < 1 || sequence > 2147483647) return { cause: 'sequence', word: 0 };
  if (list.entries.some((entry) => entry.sequence === sequence))
    return { cause: 'sequence', word: 0 };
  const body = words.slice(skipped);
  const at = { line, sequence };
  if (/^remark$/i.test(body[0] ?? '')) {
    const remark = raw.replace(/^.*?\bremark\b ?/i, '').trim();
    list.entries.push({ ...at, remark });
    return undefined;
  }
  const rule = parseRule(body, list.kind);
  if ('cause' in rule) return { ...rule, word: rule.word + skipped };
  const entry: Entry = { ...at, rule };
  list.entries.push(entry);
  return undefined;
}

/** `ip access-list extended WEB`, and `ip access-list 101`. */
function headerOf(words: string[]): Header | undefined {
  const [ip, list, kind, name, more] = words.map((word) => word.toLowerCase());
  if (ip !== 'ip' || list !== 'access-list' || more !== undefined) return undefined;
  if ((kind === 'standard' || kind === 'extended') && name !== undefined)
    return { kind, name: words[3] as string };
  return name === undefined ? headerOfNumber(kind) : undefined;
}

/** Where one list is asked for, a heading may only repeat it. */
const isOther = (found: Header | undefined, asked: Header) =>
  found !== undefined && (found.name !== asked.name || found.kind !== asked.kind);

function headerOfNumber(name: string | undefined): Header | undefined {
  const number = name !== undefined && /^\d{1,4}$/.test(name) ? Number(name) : 0;
  if ((number >= 1 && number <= 99) || (number >= 1300 && number <= 1999))
    return { kind: 'standard', name: String(number) };
  if ((number >= 100 && number <= 199) || (number >= 2000 && number <= 2699))
    return { kind: 'extended', name: String(number) };
  return undefined;
}
