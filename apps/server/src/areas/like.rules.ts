/** A text in which the signs of patterns mean themselves. */
export const escapeLike = (text: string) => text.replace(/[\\%_]/g, '\\$&');
