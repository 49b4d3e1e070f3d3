import ts from 'typescript';

/** Libraries that only work in client components. */
const clientLibraries =
  /^(react-aria|react-stately|react-dom|lucide-react|@react-aria|@tanstack\/react-query)/;

/**
 * Whether a module has to begin with 'use client': it calls hooks, makes a context or a class component, or hands
 * functions to other components. Servers can import all others and call what they export.
 */
export function isClientModule(file: string, text: string): boolean {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const find = (node: ts.Node): boolean => isClientPart(node) || !!ts.forEachChild(node, findOrNot);
  const findOrNot = (node: ts.Node) => find(node) || undefined;
  return find(source);
}

function isClientPart(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node)) return isClientImport(node);
  if (ts.isExportDeclaration(node))
    return !node.isTypeOnly && isClientLibrary(node.moduleSpecifier);
  if (ts.isCallExpression(node))
    return /^(use[A-Z]\w*|createContext)$/.test(nameOf(node.expression));
  if (ts.isClassDeclaration(node))
    return node.heritageClauses?.some((clause) => /\bComponent\b/.test(clause.getText())) ?? false;
  return ts.isJsxAttribute(node) && isHandler(node);
}

function isClientImport({ importClause, moduleSpecifier }: ts.ImportDeclaration): boolean {
  if (!importClause || importClause.isTypeOnly) return false;
  const { namedBindings } = importClause;
  const areTypes =
    namedBindings &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.every((element) => element.isTypeOnly);
  return !areTypes && isClientLibrary(moduleSpecifier);
}

function isClientLibrary(module: ts.Expression | undefined): boolean {
  return module !== undefined && ts.isStringLiteral(module) && clientLibraries.test(module.text);
}

/** `onPress`, `ref`, or a function in place of content. */
function isHandler({ name, initializer }: ts.JsxAttribute): boolean {
  if (/^on[A-Z]|^ref$|Ref$/.test(name.getText())) return true;
  const value = initializer && ts.isJsxExpression(initializer) ? initializer.expression : undefined;
  return value !== undefined && (ts.isArrowFunction(value) || ts.isFunctionExpression(value));
}

function nameOf(called: ts.Expression): string {
  if (ts.isIdentifier(called)) return called.text;
  return ts.isPropertyAccessExpression(called) ? called.name.text : '';
}
