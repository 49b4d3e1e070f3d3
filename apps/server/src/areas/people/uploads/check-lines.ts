import { setImmediate as pause } from 'node:timers/promises';
import type { Schema } from '@uplink/api-client';
import { type Role, singleLine, VALIDATION } from '@uplink/api-client/domain';
import { Refusal } from '../../../plugins/errors/errors.ts';
import { cleanChanges, newAccount } from '../user-update.rules.ts';
import type { CsvLine, CsvTable } from './read-csv.ts';
import { readRoles, type UploadField } from './upload-fields.rules.ts';

/** An account as a line gives it, checked. */
export interface LineValues {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string | null;
  roles?: Role[];
}

type Fault = Schema<'UserUploadLine'>['faults'][number];

export interface CheckedLine {
  line: number;
  outcome: 'ready' | 'faulty' | 'known';
  values: LineValues;
  faults: Fault[];
}

export interface CheckContext {
  fields: readonly (UploadField | null)[];
  /** Whether whoever uploads gives other roles than a learner's. */
  mayAssign: boolean;
  /** Which of these addresses, in small letters, have an account. */
  findKnown: (emails: string[]) => Promise<ReadonlySet<string>>;
  now: Date;
}

const linesAtOnce = 200;
const longestValue = 200;

/** What each line would do, or what is wrong with it: by itself, beside the other lines, beside the academy. */
export async function checkLines(
  { heading, lines }: CsvTable,
  context: CheckContext,
): Promise<CheckedLine[]> {
  const checked: CheckedLine[] = [];
  for (const [index, line] of lines.entries()) {
    // Other calls are answered in between.
    if (index % linesAtOnce === 0) await pause();
    checked.push(await checkLine(line, heading, context));
  }
  noteRepeated(checked, columnOf('email', heading, context));
  await noteKnown(checked, columnOf('email', heading, context), context);
  return checked;
}

const columnOf = (
  field: UploadField,
  heading: readonly string[],
  { fields }: CheckContext,
): string | null => heading[fields.indexOf(field)] ?? null;

async function checkLine(
  { line, cells }: CsvLine,
  heading: readonly string[],
  context: CheckContext,
): Promise<CheckedLine> {
  const faults: Fault[] = [];
  const note = (field: UploadField | null, message: string | undefined) => {
    if (!message || faults.some(({ column }) => column === columnOfField(field))) return;
    faults.push({ column: columnOfField(field), value: shown(cellOf(field)), message });
  };
  const columnOfField = (field: UploadField | null) => field && columnOf(field, heading, context);
  const cellOf = (field: UploadField | null) =>
    (field && cells[context.fields.indexOf(field)]) ?? '';
  if (cells.length > heading.length) note(null, 'This line has more cells than the first one');
  for (const field of ['firstName', 'lastName', 'email', 'phone', 'roles'] as const)
    note(field, singleLine(cellOf(field)));
  const roles = readRoles(cellOf('roles'));
  if (!roles) note('roles', 'No such role');
  else if (!context.mayAssign && roles.some((role) => role !== 'student'))
    note('roles', 'Only admins give roles');
  const sent = {
    firstName: cellOf('firstName'),
    lastName: cellOf('lastName'),
    email: cellOf('email'),
    phone: cellOf('phone') || null,
  };
  const values = { ...sent, ...(roles && { roles }) };
  try {
    const clean = await cleanChanges(sent, newAccount, context.now);
    if (faults.length === 0)
      return { line, outcome: 'ready', values: { ...values, ...clean } as LineValues, faults };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const found = Object.entries(error.details.fieldErrors ?? {});
    for (const [field, message] of found)
      note(field as UploadField, columnOfField(field as UploadField) ? message : missing(field));
  }
  return { line, outcome: 'faulty', values: shownValues(values), faults };
}

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
};
const missing = (field: string) => `${labels[field] ?? field}: ${VALIDATION.required}`;

/** What a database takes and a table shows; what it lacks is said by the fault. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, '\uFFFD').slice(0, longestValue);

const shownValues = ({ firstName = '', lastName = '', email = '', phone, roles }: LineValues) => ({
  firstName: shown(firstName),
  lastName: shown(lastName),
  email: shown(email),
  phone: phone ? shown(phone) : null,
  ...(roles && { roles }),
});

/** The first line of an address counts; what is no address repeats nothing. */
function noteRepeated(lines: CheckedLine[], column: string | null): void {
  const first = new Map<string, number>();
  for (const one of lines) {
    const value = one.values.email ?? '';
    if (one.faults.some((fault) => fault.column === column)) continue;
    const known = first.get(value.toLowerCase());
    if (known !== undefined && value !== '')
      blame(one, 'faulty', { column, value, message: `Same as line ${known}` });
    else first.set(value.toLowerCase(), one.line);
  }
}

async function noteKnown(
  lines: CheckedLine[],
  column: string | null,
  { findKnown }: CheckContext,
): Promise<void> {
  const ready = lines.filter(({ outcome }) => outcome === 'ready');
  const known = await findKnown(ready.map(({ values }) => (values.email ?? '').toLowerCase()));
  for (const one of ready) {
    const value = one.values.email ?? '';
    if (known.has(value.toLowerCase())) blame(one, 'known', { column, value, message: hasAccount });
  }
}

export const hasAccount = 'This address already has an account';

function blame(line: CheckedLine, outcome: CheckedLine['outcome'], fault: Fault): void {
  line.outcome = outcome;
  line.faults.push(fault);
}
