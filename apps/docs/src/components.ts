import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export interface DescribedProp {
  name: string;
  type: string;
  about: string;
  isRequired: boolean;
}

/** A public component with what its source says about it. */
export interface Described {
  name: string;
  about: string;
  props: DescribedProp[];
  inherits: string[];
}

/** The components that a folder's index exports, in its order. */
export function componentsIn(folder: string): Described[] {
  const files = exportedFiles(join(folder, 'index.ts'));
  return [...files].flatMap(([file, names]) => componentsOf(file, names));
}

/** Each file of components behind an index, with the names that leave it; undefined for all. */
function exportedFiles(index: string): Map<string, Set<string> | undefined> {
  const files = new Map<string, Set<string> | undefined>();
  for (const statement of parse(index).statements) {
    if (!ts.isExportDeclaration(statement) || !statement.moduleSpecifier) continue;
    const path = (statement.moduleSpecifier as ts.StringLiteral).text;
    const file = join(dirname(index), path);
    if (!path.endsWith('.tsx') && !path.endsWith('.ts')) continue;
    const { exportClause } = statement;
    const names = exportClause && ts.isNamedExports(exportClause);
    files.set(
      file,
      names ? new Set(exportClause.elements.map(({ name }) => name.text)) : undefined,
    );
  }
  return files;
}

function componentsOf(file: string, names: Set<string> | undefined): Described[] {
  if (!file.endsWith('.tsx') || !existsSync(file)) return [];
  const source = parse(file);
  return source.statements.flatMap((statement) => {
    if (!ts.isFunctionDeclaration(statement)) return [];
    const name = statement.name?.text ?? '';
    const isPublic = /^[A-Z]/.test(name) && (names?.has(name) ?? isExported(statement));
    if (!isPublic) return [];
    const type = statement.parameters[0]?.type?.getText(source).replace(/<.*/s, '') ?? '';
    return [{ name, about: commentOf(statement), ...propsOf(type, file) }];
  });
}

/** The props of an interface, with those it takes over from others in the sources. */
function propsOf(type: string, file: string): Pick<Described, 'props' | 'inherits'> {
  const place = findInterface(type, file);
  if (!place) return { props: [], inherits: type && !type.startsWith('{') ? [type] : [] };
  const { found, source } = place;
  const own = found.members.flatMap((member) => propOf(member, source));
  const bases = (found.heritageClauses ?? []).flatMap(({ types }) =>
    types.map((base) => takenOver(base.getText(source), source.fileName)),
  );
  return {
    props: [...own, ...bases.flatMap(({ props }) => props)],
    inherits: bases.flatMap(({ inherits }) => inherits),
  };
}

/** Of `Base` or `Omit<Base, 'left' | 'out'>`. */
function takenOver(base: string, file: string): Pick<Described, 'props' | 'inherits'> {
  const [, picked, left = ''] = /^Omit<(\w+)[^,]*,([^>]*)>$/s.exec(base) ?? [];
  const { props, inherits } = propsOf(picked ?? base.replace(/<.*/s, ''), file);
  const kept = props.filter(({ name }) => !left.includes(`'${name}'`));
  return { props: kept, inherits: props.length > 0 ? inherits : [base.replace(/\s+/g, ' ')] };
}

/** In the file, or where the file imports it from. */
function findInterface(
  name: string,
  file: string,
): { found: ts.InterfaceDeclaration; source: ts.SourceFile } | undefined {
  if (!/\.tsx?$/.test(file) || !existsSync(file)) return undefined;
  const source = parse(file);
  const found = source.statements.find(
    (statement) => ts.isInterfaceDeclaration(statement) && statement.name.text === name,
  );
  if (found) return { found: found as ts.InterfaceDeclaration, source };
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement)) continue;
    const path = (statement.moduleSpecifier as ts.StringLiteral).text;
    const isNamed = new RegExp(`\\b${name}\\b`).test(statement.importClause?.getText(source) ?? '');
    if (isNamed && path.startsWith('.')) return findInterface(name, join(dirname(file), path));
  }
  return undefined;
}

function propOf(member: ts.TypeElement, source: ts.SourceFile): DescribedProp[] {
  if (!member.name) return [];
  const type = ts.isPropertySignature(member) ? member.type?.getText(source) : 'function';
  return [
    {
      name: member.name.getText(source),
      type: (type ?? '').replace(/\s+/g, ' '),
      about: commentOf(member),
      isRequired: !member.questionToken,
    },
  ];
}

/** The words above it, with what it is by default. */
function commentOf(node: ts.Node): string {
  const words = ts.getJSDocCommentsAndTags(node).flatMap((doc) => {
    if (!ts.isJSDoc(doc)) return [];
    const own = ts.getTextOfJSDocComment(doc.comment) ?? '';
    const tags = doc.tags?.map((tag) => `Default: ${ts.getTextOfJSDocComment(tag.comment) ?? ''}.`);
    return [own, ...(tags ?? [])];
  });
  return words.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

const isExported = (statement: ts.FunctionDeclaration) =>
  statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false;

const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
