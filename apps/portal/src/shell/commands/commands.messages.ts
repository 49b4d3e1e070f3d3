export const messages = {
  pages: 'Pages',
  products: 'Your products',
  lessons: 'Lessons',
  notes: 'Notes',
  actions: 'Actions',
  light: 'Light theme',
  dark: 'Dark theme',
  display: 'Display settings',
  signOut: 'Sign out',
  kinds: { 1: 'Program', 2: 'Course', 3: 'Project' } as Record<number, string>,
};
