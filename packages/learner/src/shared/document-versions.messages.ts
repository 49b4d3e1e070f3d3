export const messages = {
  version: (version: number, date: string) => `Version ${version}, in force since ${date}`,
  history: 'Earlier versions',
} as const;
