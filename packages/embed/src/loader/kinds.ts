/** The elements, and what each needs besides `partner-key` to find its page. */
export const kinds = {
  'uplink-checkout': { named: ['page'], path: (page: string) => `checkout/${page}` },
  'uplink-course': { named: ['course'], path: (course: string) => `courses/${course}` },
  'uplink-lesson': {
    named: ['course', 'lesson'],
    path: (course: string, lesson: string) => `courses/${course}/${lesson}`,
  },
} satisfies Record<string, Kind>;

export interface Kind {
  /** Attributes that are parts of the address. */
  named: string[];
  path: (...parts: string[]) => string;
}
