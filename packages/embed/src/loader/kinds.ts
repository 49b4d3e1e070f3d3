export interface Kind {
  /** Attributes that are parts of the address. */
  named: string[];
  /** The page in the frame, below `/embed/`. */
  frame: (...parts: string[]) => string;
  /** The same on the academy's own site. */
  hosted: (...parts: string[]) => string;
}

const checkout = (page: string) => `checkout/${page}`;
const lesson = (course: string, id: string) => `courses/${course}/sections/0/lessons/${id}`;

/** The elements, and what each needs besides `partner-key` to find its page. */
export const kinds: Record<string, Kind> = {
  'uplink-checkout': { named: ['page'], frame: checkout, hosted: checkout },
  'uplink-course': {
    named: ['course'],
    frame: (course) => `course/${course}`,
    hosted: (course) => `courses/${course}`,
  },
  'uplink-lesson': {
    named: ['course', 'lesson'],
    frame: (_, id) => `lesson/${id}`,
    hosted: lesson,
  },
  'uplink-quiz': {
    named: ['course', 'lesson'],
    frame: (_, id) => `quiz/${id}`,
    hosted: (course, id) => `${lesson(course, id)}/quiz`,
  },
};
