/** Every sentence that only ambassadors read. */
export const messages = {
  payout: 'Payout per student',
  upTo: (amount: string) => `Up to ${amount}`,
  tiers: 'Tiers',
  from: (count: number) => `from ${count}`,
  team: 'Team sign-ups',
  earned: (amount: string, cap: string) => `${amount} of ${cap}`,
  each: (amount: string, cap: string) =>
    `${amount} for each person of your team who becomes an ambassador, up to ${cap}.`,
  joined: (names: string) => `Joined: ${names}`,
  calendly: 'Calendly link',
  calendlyHelp: 'Where people book a call with you. It begins with https://.',
  save: 'Save',
  saved: 'Saved.',
};
