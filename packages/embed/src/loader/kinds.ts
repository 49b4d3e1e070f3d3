export interface Kind {
  /** Attributes that are parts of the address. */
  named: string[];
  path: (...parts: string[]) => string;
}

/** The elements, and what each needs besides `partner-key` to find its page. */
export const kinds: Record<string, Kind> = {
  'uplink-checkout': { named: ['page'], path: (page) => `checkout/${page}` },
};
