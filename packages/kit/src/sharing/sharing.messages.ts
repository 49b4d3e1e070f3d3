export const messages = {
  share: 'Share',
  networks: { linkedin: 'LinkedIn', x: 'X', facebook: 'Facebook' },
  shareOn: 'Share on',
  newTab: 'opens a new tab',
  link: 'Link',
  words: 'LinkedIn and Facebook take the link only: write the words there yourself.',
} as const;
