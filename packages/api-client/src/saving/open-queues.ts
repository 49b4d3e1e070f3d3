/** The queues somebody looks at: they are asked to finish before a sign-out. */
export const openQueues = new Set<{ settle: () => Promise<boolean> }>();
