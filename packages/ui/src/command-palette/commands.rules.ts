import type { ReactNode } from 'react';

export interface Command {
  id: string;
  label: string;
  /** At the end of the line: where it leads, or its own key. */
  hint?: string;
  /** Other words people look for it by. */
  keywords?: string;
  icon?: ReactNode;
  /** It goes somewhere; else `onAction` does it. */
  href?: string;
}

export interface CommandGroup {
  id: string;
  title: string;
  commands: readonly Command[];
}

/** What was used last comes first, in a group of its own and nowhere else; empty groups are left out. */
export function arrange(
  groups: readonly CommandGroup[],
  recentIds: readonly string[],
  recentTitle: string,
): CommandGroup[] {
  const all = groups.flatMap(({ commands }) => commands);
  const recent = recentIds.flatMap((id) => all.find((command) => command.id === id) ?? []);
  const rest = groups.map((group) => ({
    ...group,
    commands: group.commands.filter((command) => !recent.includes(command)),
  }));
  return [{ id: 'recent', title: recentTitle, commands: recent }, ...rest].filter(
    ({ commands }) => commands.length > 0,
  );
}

/** A command fits when it has every word that was typed, in any order and in part. */
export function fits(text: string, typed: string): boolean {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  const searched = fold(text);
  return words.every((word) => searched.includes(word));
}

/** Without case and accents: 'Zidek' finds 'Žídek'. */
function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
