export const browserDeps: string[];
