import type { Args } from './command.ts';
import type { Part } from './pattern.ts';
import { paramType } from './types.ts';

/** Writes a command with its arguments. `undefined` if one that it needs is missing. */
export function formatCommand(parts: Part[], args: Args): string | undefined {
  const words: string[] = [];
  for (const part of parts) {
    const text = formatPart(part, args);
    if (text === undefined) return undefined;
    if (text) words.push(text);
  }
  return words.join(' ');
}

function formatPart(part: Part, args: Args): string | undefined {
  if (part.kind === 'word') return part.word;
  if (part.kind === 'param') {
    const value = args[part.name];
    if (value === undefined) return undefined;
    const type = paramType(part.type);
    if (type) return type.print(value);
    return part.type.split('|').indexOf(String(value)) < 0 ? undefined : String(value);
  }
  for (const choice of part.choices) {
    const text = formatCommand(choice, args);
    if (text !== undefined) return text;
  }
  return part.isOptional ? '' : undefined;
}

/** The pattern as the coverage page shows it: `ip address A.B.C.D A.B.C.D`. */
export function describePattern(parts: Part[]): string {
  return parts.map(describePart).join(' ');
}

function describePart(part: Part): string {
  if (part.kind === 'word') return part.word;
  if (part.kind === 'param') return paramType(part.type)?.shape ?? part.type;
  const choices = part.choices.map(describePattern).join(' | ');
  return part.isOptional ? `[${choices}]` : `{${choices}}`;
}
