import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { entriesOf } from './entries.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const names = globSync('packages/*', { cwd: root }).sort();

/** @param {string} file @returns {string[]} what it exports, types too */
function exportsOf(file) {
  if (!/\.tsx?$/.test(file)) return [];
  const source = ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  );
  return source.statements.flatMap((statement) => {
    if (ts.isExportDeclaration(statement)) return passedOn(statement, file);
    const isExported =
      ts.canHaveModifiers(statement) &&
      ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);
    if (!isExported) return [];
    if (ts.isVariableStatement(statement))
      return statement.declarationList.declarations.map(({ name }) => name.getText(source));
    const { name } = /** @type {ts.DeclarationStatement} */ (statement);
    return name ? [name.getText(source)] : [];
  });
}

/** @param {ts.ExportDeclaration} statement @param {string} file */
function passedOn({ exportClause, moduleSpecifier }, file) {
  if (exportClause && ts.isNamedExports(exportClause))
    return exportClause.elements.map(({ name }) => name.text);
  if (!moduleSpecifier) return [];
  return exportsOf(join(dirname(file), /** @type {ts.StringLiteral} */ (moduleSpecifier).text));
}

test.each(names)('%s exports what its list says', async (name) => {
  const folder = join(root, name);
  const lines = entriesOf(folder).flatMap((entry) => {
    const exported = [...new Set(exportsOf(join(folder, entry.source)))].sort();
    // What exports nothing has a line too: it is imported for what it does.
    return exported.length > 0
      ? exported.map((one) => `./${entry.name} ${one}`)
      : [`./${entry.name}`];
  });
  expect(lines.length).toBeGreaterThan(0);
  // A change here is a change for other developers: it needs a changeset.
  const list = join(root, 'tools', 'exports', `${name.replace('packages/', '')}.txt`);
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(list);
});
