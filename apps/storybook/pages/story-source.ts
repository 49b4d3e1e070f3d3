/** The file of a story, read for what its code needs to run elsewhere. */
export interface StorySource {
  /** Where the story imports a name from. */
  imports: Map<string, Imported>;
  /** What the file declares for its stories. */
  declarations: Map<string, string>;
  /** The source of a function that a prop is given somewhere in the file. */
  functionSource: (prop: string) => string;
}

interface Imported {
  from: string;
  /** As it is written in the import: `areas as list`. */
  written: string;
  isType: boolean;
}

const nothing = '() => {}';

/** Reads a formatted file: a statement begins at the start of a line. */
export function readStorySource(text: string): StorySource {
  const imports = new Map<string, Imported>();
  const lines = text.matchAll(/^import (type )?\{([^}]+)\} from '([^']+)';/gm);
  for (const [, type, names = '', from = ''] of lines)
    for (const [, ownType, written = '', alias] of names.matchAll(/(type )?(\w+(?: as (\w+))?)/g))
      imports.set(alias ?? written, { from, written, isType: Boolean(type ?? ownType) });
  const declarations = new Map<string, string>();
  for (const statement of text.split(/\n(?=(?:\/\*\*|(?:const|function|interface|type) ))/)) {
    const [, name] = /^(?:const|function|interface|type) (\w+)/m.exec(statement) ?? [];
    const own = statement.split(/\n(?=export )/)[0]?.trim() ?? '';
    if (name && name !== 'meta' && !own.startsWith('import ')) declarations.set(name, plain(own));
  }
  return { imports, declarations, functionSource: (prop) => functionIn(text, prop, declarations) };
}

/** A spy of a test is a function elsewhere. */
const plain = (text: string) =>
  text.replace(/\bfn(<[^()]*>)?\(\)/g, nothing).replace(/\bfn(<[^()]*>)?\(/g, '(');

function functionIn(text: string, prop: string, declarations: Map<string, string>): string {
  const given = new RegExp(`\\b${prop}(?:=\\{|: )(?=\\w+[,}\\s]|(?:async )?\\(|fn\\()`, 'g');
  for (const { index, 0: found } of text.matchAll(given)) {
    const source = plain(outdented(upToEnd(text.slice(index + found.length)).trim()));
    if (declarations.has(source) || source.includes('=>')) return source;
  }
  return nothing;
}

/** Without the room before its last line. */
function outdented(text: string): string {
  const room = /\n( *)[^\n]*$/.exec(text)?.[1] ?? '';
  return text.replaceAll(`\n${room}`, '\n');
}

/** The text up to the bracket or comma that ends it. */
function upToEnd(text: string): string {
  let depth = 0;
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (depth === 0 && /[)}\],;]/.test(letter)) return text.slice(0, at);
    if (/[({[]/.test(letter)) depth += 1;
    if (/[)}\]]/.test(letter)) depth -= 1;
  }
  return text;
}

/** The names of the file that a piece of code uses, with those its declarations use in turn. */
export function namesUsed(code: string, source: StorySource, used = new Set<string>()) {
  const words = code
    .replace(/'[^'\n]*'|"[^"\n]*"|\/\*.*?\*\//gs, ' ')
    // Text between tags.
    .replace(/[>}][\w\s.’-]*(?=[<{])/g, ' ');
  for (const [name] of words.matchAll(/(?<![.\w-])[A-Za-z_]\w*\b(?!=[^=>]|:)/g)) {
    if (used.has(name) || !(source.imports.has(name) || source.declarations.has(name))) continue;
    used.add(name);
    const declared = source.declarations.get(name);
    if (declared) namesUsed(declared, source, used);
  }
  return used;
}
