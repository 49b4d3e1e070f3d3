export const messages = {
  offline: "You are offline. Your work is saved on this device and sent when you're back online.",
  unreachable:
    "The academy cannot be reached. Your work is saved on this device and sent when it's back.",
} as const;
