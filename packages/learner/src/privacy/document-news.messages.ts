export const messages = {
  title: 'Our documents have changed',
  text: 'Please read what is new, and accept it to go on.',
  names: { termsOfSale: 'Terms of sale', privacy: 'Privacy' },
  since: (date: string) => `In force since ${date}`,
  newTab: '(opens in a new tab)',
  later: 'Later',
  accept: 'Accept',
} as const;
