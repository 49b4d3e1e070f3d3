import type { MenuEntry } from './menu.types.ts';

export interface MenuSectionOf {
  title?: string | undefined;
  entries: MenuEntry[];
}

/** Entries as the sections they are drawn in: one that holds others opens a section under its label. */
export function toSections(entries: readonly MenuEntry[], title?: string): MenuSectionOf[] {
  const sections: MenuSectionOf[] = [];
  let open: MenuSectionOf | undefined;
  for (const entry of entries) {
    if (entry.entries) {
      sections.push(...toSections(entry.entries, entry.label));
      open = undefined;
    } else if (open) {
      open.entries.push(entry);
    } else {
      open = { title: sections.length === 0 ? title : undefined, entries: [entry] };
      sections.push(open);
    }
  }
  return sections;
}

/** What a small screen leaves room for. */
export function onMobile(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries
    .filter(({ isHiddenOnMobile }) => !isHiddenOnMobile)
    .map((entry) => (entry.entries ? { ...entry, entries: onMobile(entry.entries) } : entry));
}
