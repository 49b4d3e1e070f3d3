import type { Command } from './command.ts';
import type { Part } from './pattern.ts';
import { type ParamType, paramType } from './types.ts';

/** What may follow: more words, or the end of the line. */
export interface Tail<Effect> {
  nodes: Node<Effect>[];
  ends?: Command<Effect>;
}

/** One word of a line: a keyword, or a parameter. */
export interface Node<Effect> {
  /** The keyword. Parameters have none. */
  word?: string;
  /** The argument that the keyword or parameter fills. */
  name?: string;
  type?: ParamType;
  isHidden?: boolean;
  next: Tail<Effect>;
}

/** The graph of all commands that may be entered in one place. */
export const graphOf = <Effect>(commands: Command<Effect>[]): Tail<Effect> =>
  together(commands.map((command) => follow(command.parts, { nodes: [], ends: command }, command)));

/** The graph of `no`: after its leading words, a command may end anywhere. */
export const negatedGraphOf = <Effect>(commands: Command<Effect>[]): Tail<Effect> =>
  together(
    commands.map((command) =>
      follow(command.parts, { nodes: [], ends: command }, { ...command, endsEarly: true }),
    ),
  );

interface Context {
  isHidden?: boolean;
  endsEarly?: boolean;
}

function follow<Effect>(parts: Part[], tail: Tail<Effect>, context: Context): Tail<Effect> {
  const [first, ...others] = parts;
  if (!first) return tail;
  const rest = follow(others, tail, context);
  if (first.kind === 'some') {
    const tails = first.choices.map((choice) => follow(choice, rest, context));
    return together(first.isOptional ? tails.concat(rest) : tails);
  }
  const { isHidden } = context;
  const next = context.endsEarly && !others.some(isWord) ? { ...rest, ends: lastOf(rest) } : rest;
  if (first.kind === 'word') return { nodes: [{ word: first.word, next, isHidden }] };
  const type = paramType(first.type);
  if (type) return { nodes: [{ name: first.name, type, next, isHidden }] };
  const { name } = first;
  return { nodes: first.type.split('|').map((word) => ({ word, name, next, isHidden })) };
}

const isWord = (part: Part) => part.kind === 'word';

/** The command at the end of every way from here. */
function lastOf<Effect>(tail: Tail<Effect>): Command<Effect> | undefined {
  const [node] = tail.nodes;
  return tail.ends ?? (node && lastOf(node.next));
}

function together<Effect>(tails: Tail<Effect>[]): Tail<Effect> {
  const nodes = tails.reduce<Node<Effect>[]>((all, tail) => all.concat(tail.nodes), []);
  return { nodes, ends: tails.map((tail) => tail.ends).filter((ends) => ends)[0] };
}
