import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';

export type Declared = ts.InterfaceDeclaration | ts.TypeAliasDeclaration;

/** A type by its name in a file: declared there, or in whatever file of the packages it comes from. */
export function declarationOf(name: string, source: ts.SourceFile): Declared | undefined {
  for (const statement of source.statements) {
    if (isDeclared(statement) && statement.name.text === name) return statement;
    const from = passedOn(statement, name);
    const file = from && fileOf(from.module, source.fileName);
    const found = file && declarationOf(from.name, parse(file));
    if (found) return found;
  }
  return undefined;
}

const isDeclared = (node: ts.Node): node is Declared =>
  ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node);

/** Where an import or export has a name from, and what it is called there. */
function passedOn(statement: ts.Statement, name: string) {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return undefined;
  const bindings = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  const { moduleSpecifier } = statement;
  if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return undefined;
  const module = moduleSpecifier.text;
  if (!bindings) return isImport ? undefined : { module, name };
  if (!ts.isNamedImports(bindings) && !ts.isNamedExports(bindings)) return undefined;
  const one = [...bindings.elements].find((element) => element.name.text === name);
  return one && { module, name: (one.propertyName ?? one.name).text };
}

/** The file behind `./part.tsx`, `@uplink/kit/lists` or `@uplink/learner/front/offer`; undefined for other libraries. */
function fileOf(module: string, from: string): string | undefined {
  const [, name, entry] = /^@uplink\/([\w-]+)(?:\/([\w/-]+))?$/.exec(module) ?? [];
  const packages = from.slice(0, from.lastIndexOf('/packages/') + '/packages/'.length);
  const file = name
    ? join(packages, name, 'src', entry ?? '', 'index.ts')
    : join(dirname(from), module);
  return /\.tsx?$/.test(file) && existsSync(file) ? file : undefined;
}

/** The words above it, with what it is by default. */
export function commentOf(node: ts.Node): string {
  const words = ts.getJSDocCommentsAndTags(node).flatMap((doc) => {
    if (!ts.isJSDoc(doc)) return [];
    const own = ts.getTextOfJSDocComment(doc.comment) ?? '';
    const tags = doc.tags?.map((tag) => `Default: ${ts.getTextOfJSDocComment(tag.comment) ?? ''}.`);
    return [own, ...(tags ?? [])];
  });
  return words.filter(Boolean).join(' ').replace(/\s+/g, ' ');
}

const parsed = new Map<string, ts.SourceFile>();

export function parse(file: string): ts.SourceFile {
  const known = parsed.get(file);
  if (known) return known;
  const text = readFileSync(file, 'utf8');
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  parsed.set(file, source);
  return source;
}
