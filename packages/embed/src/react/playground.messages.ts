export const messages = {
  label: 'Embeds playground',
  element: 'Element',
  key: 'Partner key',
  course: 'Course or sales page',
  lesson: 'Lesson',
  theme: 'Theme',
  accent: 'Accent',
  snippet: 'Snippet',
  heard: 'Events',
} as const;
