/** Puts a `.br` and a `.gz` beside each file of a built site that gains by it. */
export function precompress(folder: string, isSent?: (name: string) => boolean): Promise<void>;
