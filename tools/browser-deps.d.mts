export const browserDeps: string[];
export const browserDefine: Record<string, string>;
