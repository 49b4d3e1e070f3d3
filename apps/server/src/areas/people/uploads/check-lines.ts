import { setImmediate as pause } from 'node:timers/promises';
import type { Schema } from '@uplink/api-client';
import { type Role, singleLine, type TshirtSize, VALIDATION } from '@uplink/api-client/domain';
import { Refusal } from '../../../plugins/errors/errors.ts';
import { cleanChanges, newAccount } from '../user-update.rules.ts';
import type { CsvLine, CsvTable } from './read-csv.ts';
import { readRoles, readSize, UPLOAD_FIELDS, type UploadField } from './upload-fields.rules.ts';

/** An account as a line gives it, checked. */
export interface LineValues {
  firstName?: string;
  lastName?: string;
  email?: string;
  phone?: string | null;
  roles?: Role[];
  tshirtSize?: TshirtSize | null;
  /** Its name, as the line has it. */
  cohort?: string;
  /** The cohort of that name. */
  place?: CohortPlace;
}

export interface CohortPlace {
  id: number;
  moduleId: number;
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
  /** The cohorts of each of these names, in small letters. */
  findCohorts: (names: string[]) => Promise<Cohorts>;
  now: Date;
}

export type Cohorts = ReadonlyMap<string, readonly CohortPlace[]>;

type Checking = CheckContext & { heading: readonly string[]; cohorts: Cohorts };

const linesAtOnce = 200;
const longestValue = 200;

/** What each line would do, or what is wrong with it: in itself, compared with other lines, or with the accounts. */
export async function checkLines(
  { heading, lines }: CsvTable,
  context: CheckContext,
): Promise<CheckedLine[]> {
  const names = lines.map((line) => cellOf('cohort', line, context).toLowerCase());
  const cohorts = await context.findCohorts([...new Set(names)].filter((name) => name !== ''));
  const checking = { ...context, heading, cohorts };
  const checked: CheckedLine[] = [];
  for (const [index, line] of lines.entries()) {
    // Other calls are answered in between.
    if (index % linesAtOnce === 0) await pause();
    checked.push(await checkLine(line, checking));
  }
  const email = columnOf('email', checking);
  noteRepeated(checked, email);
  await noteKnown(checked, email, context);
  return checked;
}

/** Place of a field in the file. */
function columnOf(
  field: UploadField | null,
  { fields, heading }: Checking,
): Pick<Fault, 'column' | 'at'> {
  const at = field === null ? -1 : fields.indexOf(field);
  return at < 0 ? { column: null, at: null } : { column: heading[at] ?? '', at };
}

const cellOf = (field: UploadField, { cells }: CsvLine, { fields }: CheckContext): string =>
  cells[fields.indexOf(field)] ?? '';

async function checkLine(line: CsvLine, checking: Checking): Promise<CheckedLine> {
  const faults: Fault[] = [];
  const cell = (field: UploadField) => cellOf(field, line, checking);
  const note = (field: UploadField | null, message: string | undefined) => {
    const column = columnOf(field, checking);
    if (!message || faults.some(({ at }) => at === column.at)) return;
    faults.push({ ...column, value: shown(field ? cell(field) : ''), message });
  };
  if (line.cells.length > checking.heading.length)
    note(null, 'This line has more cells than the first one');
  for (const field of UPLOAD_FIELDS) note(field, singleLine(cell(field)));
  const roles = readRoles(cell('roles'));
  note('roles', roleFault(roles, checking));
  const tshirtSize = readSize(cell('tshirtSize'));
  if (tshirtSize === undefined) note('tshirtSize', 'Not a size');
  const places = checking.cohorts.get(cell('cohort').toLowerCase()) ?? [];
  if (cell('cohort') !== '') note('cohort', cohortFault(places));
  const sent = {
    firstName: cell('firstName'),
    lastName: cell('lastName'),
    email: cell('email'),
    phone: cell('phone') || null,
  };
  const [place] = places;
  const values: LineValues = {
    ...sent,
    ...(roles && { roles }),
    ...(tshirtSize && { tshirtSize }),
    ...(cell('cohort') !== '' && { cohort: cell('cohort') }),
    ...(place && { place }),
  };
  try {
    const clean = await cleanChanges(sent, newAccount, checking.now);
    if (faults.length === 0)
      return {
        line: line.line,
        outcome: 'ready',
        values: { ...values, ...clean } as LineValues,
        faults,
      };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const found = Object.entries(error.details.fieldErrors ?? {}) as [UploadField, string][];
    for (const [field, message] of found)
      note(field, columnOf(field, checking).at === null ? missing(field) : message);
  }
  return { line: line.line, outcome: 'faulty', values: shownValues(values), faults };
}

function roleFault(roles: Role[] | undefined, { mayAssign }: CheckContext): string | undefined {
  if (!roles) return 'No such role';
  const isPlain = roles.every((role) => role === 'student');
  return isPlain || mayAssign ? undefined : 'Only admins can give roles';
}

function cohortFault(places: readonly CohortPlace[]): string | undefined {
  if (places.length === 0) return 'No such cohort';
  return places.length > 1 ? 'Several cohorts have this name' : undefined;
}

const labels: Record<string, string> = {
  firstName: 'First name',
  lastName: 'Last name',
  email: 'Email',
};
const missing = (field: string) => `${labels[field] ?? field}: ${VALIDATION.required}`;

/** What a database takes and a table shows; what it lacks is said by the fault. */
const shown = (text: string) => text.replace(/\p{Cc}/gu, '\uFFFD').slice(0, longestValue);

function shownValues({ firstName = '', lastName = '', email = '', ...more }: LineValues) {
  const { phone, cohort } = more;
  return {
    ...more,
    firstName: shown(firstName),
    lastName: shown(lastName),
    email: shown(email),
    phone: phone ? shown(phone) : null,
    ...(cohort !== undefined && { cohort: shown(cohort) }),
  };
}

type Column = Pick<Fault, 'column' | 'at'>;

/** The first line of an address counts; what is no address repeats nothing. */
function noteRepeated(lines: CheckedLine[], column: Column): void {
  const first = new Map<string, number>();
  for (const one of lines) {
    const value = one.values.email ?? '';
    if (one.faults.some(({ at }) => at === column.at)) continue;
    const known = first.get(value.toLowerCase());
    if (known !== undefined && value !== '')
      blame(one, 'faulty', { ...column, value, message: `Same as line ${known}` });
    else first.set(value.toLowerCase(), one.line);
  }
}

async function noteKnown(
  lines: CheckedLine[],
  column: Column,
  { findKnown }: CheckContext,
): Promise<void> {
  const ready = lines.filter(({ outcome }) => outcome === 'ready');
  const known = await findKnown(ready.map(({ values }) => (values.email ?? '').toLowerCase()));
  for (const one of ready) {
    const value = one.values.email ?? '';
    if (known.has(value.toLowerCase()))
      blame(one, 'known', { ...column, value, message: hasAccount });
  }
}

export const hasAccount = 'This address already has an account';

function blame(line: CheckedLine, outcome: CheckedLine['outcome'], fault: Fault): void {
  line.outcome = outcome;
  line.faults.push(fault);
}
