/** The queues in use on the page: they send on their own, and are flushed before a sign-out. */
export const openQueues = new Set<{ name: string; settle: () => Promise<boolean> }>();
