/** What each package is, for the start page. */
export const packages = [
  ['api-client', 'The contract, a typed client, and a mock made from it', 'React for hooks only'],
  ['ui', 'Accessible components without academy logic', 'React'],
  ['kit', 'States, saving, forms, files, lists: what all widgets share', 'React, TanStack Query'],
  ['learner', 'Lessons, quizzes, homework, exams, checkout, profiles', 'React, TanStack Query'],
  ['mentor', 'The desk, inboxes and reviews', 'React, TanStack Query'],
  ['creator', 'Products and what they teach', 'React, TanStack Query'],
  ['admin', 'People, purchases, cohorts, pages', 'React, TanStack Query'],
  ['net', 'The engine of network exercises', 'nothing'],
  ['embed', 'Pages of the academy on other sites', 'nothing; React for the wrappers'],
] as const;
