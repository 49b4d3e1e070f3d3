/** What a notice says of the person whose name it begins with. */
export const deeds = ['follows you', 'asked "', 'answered "', 'declined the agreement'];

const escaped = (words: string) => words.replace(/[^\w\s]/g, '\\$&');
const done = deeds.map(escaped).join('|');

/** A text of one or more notices, each on a line, in which a name that begins one is a former member's. */
export const withoutName = (text: string, name: string): string =>
  text.replace(new RegExp(`^${escaped(name)}(?= (?:${done}))`, 'gm'), 'A former member');
