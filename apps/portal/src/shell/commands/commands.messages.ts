export const messages = {
  pages: 'Pages',
  products: 'Your products',
  lessons: 'Lessons',
  notes: 'Notes',
  actions: 'Actions',
  light: 'Light theme',
  dark: 'Dark theme',
  display: 'Display settings',
  install: 'Install app',
  signOut: 'Sign out',
};
