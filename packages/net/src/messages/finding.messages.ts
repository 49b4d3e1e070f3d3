import type { Finding } from '../exercise/index.ts';
import type { Mismatch, UnreadLine } from '../sets/index.ts';

/** `line 3`, `lines 3 and 5`, `lines 1, 3 and 5`. */
export function linesText(lines: number[]): string {
  const last = lines[lines.length - 1];
  if (lines.length < 2) return `line ${last ?? ''}`;
  return `lines ${lines.slice(0, -1).join(', ')} and ${last}`;
}

/** What a finding says, in a sentence. `label` names fields and goals. */
export function findingText(finding: Finding, label: (id: string) => string): string {
  const { cause, witness, lines = [] } = finding;
  const field = label(finding.field ?? '');
  const other = label(finding.other ?? '');
  switch (cause) {
    case 'met':
      return 'As wanted.';
    case 'blank':
      return `${field} is still empty.`;
    case 'unreadable':
      return `${field} can't be read. Check how it is written.`;
    case 'different':
      return `${field} isn't right yet.`;
    case 'outside':
      return `${field} isn't inside the block.`;
    case 'unaligned':
      return `${field} doesn't start at the first address of its network.`;
    case 'too-small':
      return `${field} has too few addresses for its hosts.`;
    case 'too-big':
      return `${field} is larger than it has to be.`;
    case 'overlap':
      return `${field} and ${other} share addresses.`;
    case 'packet':
      return witness?.wanted === 'deny'
        ? "This packet shouldn't get through."
        : 'This packet should get through.';
    case 'idle-lines':
      return `Without ${linesText(lines)} the list means the same.`;
    case 'changed':
      return 'A line that has to stay was changed or removed.';
    case 'unread-lines':
      return `Not checked: ${linesText(lines)} can't be read.`;
    case 'budget':
      return 'Not checked: these wildcard masks are too complex to compare exactly.';
    case 'lost-there':
      return "This packet doesn't arrive.";
    case 'lost-back':
      return "The packet arrives. Its answer doesn't.";
    case 'arrives':
      return "This packet arrives, and it shouldn't.";
    case 'passes':
      return `The packet arrives by way of ${finding.other}, which it should avoid.`;
    case 'misses':
      return `The packet arrives without passing ${finding.other}.`;
    case 'not-so':
      return `${finding.other} isn't configured so yet.`;
    case 'storm':
      return 'Not checked: frames go round in circles between switches, and never stop.';
    case 'without-link':
      return `Without the link, “${other}” no longer holds.`;
    case 'other-way':
      return `${field}: the packet takes another way.`;
    case 'needs':
      return `Checked once “${other}” is met.`;
  }
}

/** Why a packet goes on to the next line. */
export const mismatchText: Record<Mismatch, string> = {
  protocol: 'No match: another protocol',
  src: 'No match: the source is another',
  dst: 'No match: the destination is another',
  sport: 'No match: the source port is another',
  dport: 'No match: the destination port is another',
  icmp: 'No match: another ICMP type',
  established: 'No match: the packet opens a connection',
};

/** Why a line can't be read. */
export function unreadText({ cause, word, text }: UnreadLine): string {
  const named = text.split(/\s+/)[word];
  const quoted = named === undefined ? '' : ` “${named}”`;
  switch (cause) {
    case 'incomplete':
      return 'This line is incomplete.';
    case 'unsupported':
      return `The exercises don't include${quoted}.`;
    case 'port':
      return `${quoted.trim()} isn't a port or the name of one.`;
    case 'sequence':
      return 'This number is already taken, or out of range.';
    case 'list':
      return 'This line begins another list.';
    case 'word':
      return `This line isn't understood from word ${word + 1}${named === undefined ? '' : `,${quoted}`}.`;
  }
}
