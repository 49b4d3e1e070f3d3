/** One environment variable, as docs/operating/settings.md lists it. */
export interface Setting {
  about: string;
  /** Its value where it isn't set. */
  fallback?: string;
  /** What it follows where it isn't set, when that is no fixed value. */
  otherwise?: string;
  /** Production without DEMO=1 doesn't start without it. */
  isRequired?: true;
  /** Read by a library and not by `readConfig`. */
  isOfLibrary?: true;
}

export type Settings = Record<string, Setting>;
