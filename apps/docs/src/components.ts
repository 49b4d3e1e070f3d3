import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { type Props, propsOf } from './props.ts';
import { commentOf, parse } from './source.ts';

/** A public component with what its source says about it. */
export interface Described extends Props {
  name: string;
  about: string;
}

/** The components that a folder's index exports, in its order. */
export function componentsIn(folder: string): Described[] {
  const files = exportedFiles(join(folder, 'index.ts'));
  return [...files].flatMap(([file, names]) => componentsOf(file, names));
}

/** Whether a module exports anything; others are imported for what they do. */
export const exportsAnything = (file: string): boolean =>
  parse(file).statements.some((one) => ts.isExportDeclaration(one) || isExported(one));

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
  return parse(file).statements.flatMap((statement) => {
    const component = functionOf(statement);
    const name = component?.name?.text ?? '';
    const isPublic = /^[A-Z]/.test(name) && (names?.has(name) ?? isExported(statement));
    if (!component || !isPublic) return [];
    return [{ name, about: commentOf(statement), ...propsOf(component.parameters[0]?.type) }];
  });
}

/** What a statement declares: `function Name() {}`, or the function in `const Name = forwardRef(function Name() {})`. */
function functionOf(
  statement: ts.Statement,
): ts.FunctionDeclaration | ts.FunctionExpression | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement;
  if (!ts.isVariableStatement(statement)) return undefined;
  const value = statement.declarationList.declarations[0]?.initializer;
  const call = value && ts.isAsExpression(value) ? value.expression : value;
  if (!call || !ts.isCallExpression(call) || call.expression.getText() !== 'forwardRef')
    return undefined;
  const [component] = call.arguments;
  return component && ts.isFunctionExpression(component) ? component : undefined;
}

const isExported = (statement: ts.Statement) =>
  ts.canHaveModifiers(statement) &&
  (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);
