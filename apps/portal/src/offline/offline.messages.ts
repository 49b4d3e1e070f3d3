export const messages = {
  offline: 'You are offline. What you do is kept on this device and sent when you are back.',
  unreachable:
    'The academy cannot be reached. What you do is kept on this device and sent when it is back.',
} as const;
