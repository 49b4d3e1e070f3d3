import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import { type Document, isNode, isScalar, LineCounter, parseDocument, visit } from 'yaml';
import { isStorableText } from '../../../db/storable.ts';

/** Larger texts would block the server for too long. */
const mostKilobytes = 256;
/** Authors correct the first and see the next. */
const mostFaults = 100;

/** What is wrong with a file, and where. */
export interface FileFault {
  file: string;
  line: number | null;
  message: string;
}

const ajv = new Ajv2020({ allErrors: true, allowUnionTypes: true, verbose: true });

/** A check of what a file of one kind holds. */
export const checkOf = <Content>(schema: object): ValidateFunction<Content> =>
  ajv.compile<Content>(schema);

type Path = readonly (string | number)[];

export interface YamlFile<Content> {
  /** Null with faults. */
  content: Content | null;
  faults: FileFault[];
  /** A fault of what is at a path, at its line. */
  faultAt(path: Path, message: string): FileFault;
}

interface YamlSource {
  file: string;
  text: string;
  /** How many lines of the file come before the text. @default 0 */
  skipped?: number;
}

/** Reads YAML and says of each fault in which line it is. */
export function readYaml<Content>(
  { file, text, skipped = 0 }: YamlSource,
  check: ValidateFunction<Content>,
): YamlFile<Content> {
  if (text.length > mostKilobytes * 1024) {
    const message = `The fields of a file can be up to ${mostKilobytes} kB.`;
    return refuse({ file, line: skipped + 1, message });
  }
  const lines = new LineCounter();
  // The parser compares each key with each other, which takes minutes for many: `findTwice` looks for them instead.
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const lineAt = (offset: number) => lines.linePos(offset).line + skipped;
  const faultAt = (path: Path, message: string) => ({
    file,
    line: findLine(document, path, lineAt),
    message,
  });
  const [error] = document.errors;
  if (error) {
    const message = `This is not YAML: ${error.message.split('\n')[0]?.replace(/ at line .*/, '')}.`;
    return { content: null, faults: [{ file, line: lineAt(error.pos[0]), message }], faultAt };
  }
  const twice = findTwice(document);
  if (twice) {
    const message = `${twice.key} appears twice.`;
    return { content: null, faults: [{ file, line: lineAt(twice.offset), message }], faultAt };
  }
  const unstorable = findUnstorable(document);
  if (unstorable !== undefined) {
    const line = lineAt(unstorable);
    return { content: null, faults: [{ file, line, message: unstorableText }], faultAt };
  }
  const content = toValue(document);
  if (content === undefined) return refuse(faultAt([], 'This repeats too much by its aliases.'));
  if (check(content)) return { content, faults: [], faultAt };
  const errors = (check.errors ?? []).slice(0, mostFaults);
  return { content: null, faults: toFaults(errors, faultAt), faultAt };
}

const refuse = <Content>(fault: FileFault): YamlFile<Content> => ({
  content: null,
  faults: [fault],
  faultAt: (_path, message) => ({ ...fault, message }),
});

/** A field that is there twice: one of them would be lost. */
function findTwice(document: Document): { key: string; offset: number } | undefined {
  let found: { key: string; offset: number } | undefined;
  visit(document, {
    Map(_, { items }) {
      const seen = new Set<unknown>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        if (seen.has(key.value)) {
          found = { key: String(key.value), offset: key.range?.[0] ?? 0 };
          return visit.BREAK;
        }
        seen.add(key.value);
      }
      return undefined;
    },
  });
  return found;
}

export const unstorableText = 'This text has a character that no text may have.';

/** Where a field or its text can't be stored: YAML can write characters that no file has. */
function findUnstorable(document: Document): number | undefined {
  let found: number | undefined;
  visit(document, {
    Scalar(_, { value, range }) {
      if (typeof value !== 'string' || isStorableText(value)) return undefined;
      found = range?.[0] ?? 0;
      return visit.BREAK;
    },
  });
  return found;
}

/** Undefined for one whose aliases unpack to far more than it takes up. */
function toValue(document: Document): unknown {
  try {
    return document.toJS({ maxAliasCount: 100 });
  } catch (error) {
    if (error instanceof ReferenceError) return undefined;
    throw error;
  }
}

/** The faults of what is at paths of a text that is YAML, each at its line or that of the nearest that is there. */
export function faultsAt(
  { file, text }: YamlSource,
  found: readonly { path: Path; message: string }[],
): FileFault[] {
  if (found.length === 0) return [];
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: false });
  const lineAt = (offset: number) => lines.linePos(offset).line;
  return found.slice(0, mostFaults).map(({ path, message }) => ({
    file,
    line: findLine(document, path, lineAt),
    message,
  }));
}

function findLine(document: Document, path: Path, lineAt: (offset: number) => number) {
  for (let length = path.length; length >= 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (isNode(node) && node.range) return lineAt(node.range[0]);
  }
  return null;
}

/** One sentence per place; what follows from another fault is left out. */
function toFaults(errors: ErrorObject[], faultAt: YamlFile<unknown>['faultAt']): FileFault[] {
  const byPlace = new Map<string, FileFault>();
  for (const error of errors) {
    const path = toPath(error);
    const place = path.join('.');
    if (error.keyword === 'anyOf' || !byPlace.has(place))
      byPlace.set(place, faultAt(path, describe(error, path)));
  }
  return [...byPlace.values()];
}

function toPath({ instancePath, keyword, params }: ErrorObject): (string | number)[] {
  const path = instancePath
    .split('/')
    .slice(1)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
  return keyword === 'additionalProperties' ? [...path, params.additionalProperty] : path;
}

/** Messages for common mistakes; others keep the checker's words. */
function describe({ keyword, params, message, data }: ErrorObject, path: Path): string {
  const name = path.map((part) => (typeof part === 'number' ? part + 1 : part)).join(' › ');
  const at = name ? `${name}: ` : '';
  switch (keyword) {
    case 'required':
      return `${at}${params.missingProperty} is missing.`;
    case 'additionalProperties':
      return `${at}there is no such field.`;
    case 'enum':
      return `${at}${JSON.stringify(data)} is none of ${params.allowedValues.join(', ')}.`;
    case 'maxLength':
      return `${at}must be less than ${params.limit + 1} characters.`;
    case 'anyOf':
      return `${at}has the wrong form.`;
    default:
      return `${at}${message}.`;
  }
}
