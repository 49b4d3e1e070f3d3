export const messages = {
  label: 'Embeds playground',
  element: 'Element',
  key: 'Partner key',
  course: 'Course or checkout page',
  lesson: 'Lesson',
  theme: 'Theme',
  accent: 'Accent',
  width: 'Width',
  snippet: 'Snippet',
  copy: 'Copy the snippet',
  copied: 'Copied',
  selectIt: 'Select the snippet and copy it.',
  linkInside:
    'The link inside shows where scripts are off. The reserved height keeps the page still.',
  heard: 'Events',
} as const;
