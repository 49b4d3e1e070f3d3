/** The queues somebody looks at: they send by themselves, and are asked to finish before a sign-out. */
export const openQueues = new Set<{ name: string; settle: () => Promise<boolean> }>();
