export const messages = {
  uploading: 'Uploading',
  remove: (name: string) => `Remove ${name}`,
} as const;
