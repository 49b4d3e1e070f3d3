/** The modules that hosts can import, by the folders of their sources; filled in by main.ts. */
declare const MODULES: Record<string, string>;

/** The module that exports what a file of stories shows; undefined for what only other parts use. */
export function moduleOf(stories: string, modules = MODULES): string | undefined {
  const [, folder = ''] = /(packages\/.+)\/[^/]+$/.exec(stories) ?? [];
  return modules[folder];
}
