/** What a build says of one of its files, as far as it matters here. */
export interface BuiltChunk {
  fileName: string;
  name: string;
  isEntry: boolean;
  /** Static and dynamic imports, by file name. */
  imports: readonly string[];
  dynamicImports: readonly string[];
  /** Style sheets of this chunk. */
  css: Iterable<string>;
}

/** Pages that work offline from the first visit; others are kept once they were opened. */
const keptPages = ['home.page', 'lesson.page', 'notes.page'];

/** Not needed offline: nothing is missing without them, or they only talk to a server. */
const neverKept = ['telemetry', 'record-page'];

/**
 * The files of the build that the portal opens with: the entry with its menus and dialogs and the kept
 * pages, with all that these ask for. Other pages are left out, and so is what only they need.
 */
export function keptFiles(chunks: readonly BuiltChunk[]): string[] {
  const known = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const kept = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const chunk of kept) {
    for (const name of chunk.imports) add(name);
    for (const name of chunk.dynamicImports) if (isKept(known.get(name)?.name ?? '')) add(name);
  }
  function add(fileName: string) {
    const chunk = known.get(fileName);
    if (chunk) kept.add(chunk);
  }
  return [...kept].flatMap(({ fileName, css }) => [fileName, ...css]);
}

function isKept(name: string): boolean {
  return name.endsWith('.page') ? keptPages.includes(name) : !neverKept.includes(name);
}
