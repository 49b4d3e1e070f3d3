export const messages = {
  offline: "You are offline. Your work is saved on this device and sent when you're back online.",
  unreachable:
    "The academy cannot be reached. Your work is saved on this device and sent when it's back.",
} as const;

/** For visitors: nothing of theirs is sent. */
export const visitorMessages = {
  offline: 'You are offline. What you do here is saved on this device.',
  unreachable: 'The academy cannot be reached. What you do here is saved on this device.',
} as const;

/** When the page stays, since the next one can't be opened. */
export const keptPageMessages = {
  offline: "You are offline, and that page isn't saved on this device.",
  unreachable: "The academy cannot be reached, and that page isn't saved on this device.",
} as const;
