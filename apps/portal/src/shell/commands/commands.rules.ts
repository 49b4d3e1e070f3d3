import type { Schema } from '@uplink/api-client';
import { lessonPath, MODULE_TYPE_LABELS, notePath, productPath } from '@uplink/api-client/domain';
import type { Command, CommandGroup } from '@uplink/ui/command-palette';
import { messages } from './commands.messages.ts';

/** What one can go to or do, as far as it is loaded. */
export interface CommandSources {
  menu: Schema<'Menu'> | undefined;
  products: readonly Schema<'Module'>[];
  dashboard: Schema<'Dashboard'> | undefined;
  /** Of the products one is learning. */
  outlines: readonly Schema<'Outline'>[];
  notes: readonly Schema<'Note'>[];
  isDark: boolean;
  /** The browser would install the portal. */
  canInstall: boolean;
}

/** Pages of the menu, own products, the lessons that come next and all open ones, own notes, and actions. */
export function toCommandGroups(sources: CommandSources): CommandGroup[] {
  const { menu, products, dashboard, outlines, notes, isDark, canInstall } = sources;
  return [
    { id: 'pages', title: messages.pages, commands: menu ? toPages(menu) : [] },
    {
      id: 'products',
      title: messages.products,
      commands: products.map((product) =>
        link(productPath(product), product.name, MODULE_TYPE_LABELS[product.type]),
      ),
    },
    { id: 'lessons', title: messages.lessons, commands: toLessons(dashboard, outlines) },
    {
      id: 'notes',
      title: messages.notes,
      commands: notes.map(({ id, text, lesson, position }) => ({
        ...link(notePath(lesson, position), text.slice(0, 80), lesson.name),
        id: `note-${id}`,
      })),
    },
    {
      id: 'actions',
      title: messages.actions,
      commands: [
        { id: 'theme', label: isDark ? messages.light : messages.dark },
        { id: 'display', label: messages.display },
        ...(canInstall ? [{ id: 'install', label: messages.install }] : []),
        { id: 'sign-out', label: messages.signOut },
      ],
    },
  ];
}

function link(href: string, label: string, hint?: string): Command {
  return { id: href, href, label, ...(hint && { hint }) };
}

/** Each address once, a group by what is in it; what is disabled or outside this page leads nowhere here. */
function toPages({ nav, header, dashboard }: Schema<'Menu'>): Command[] {
  const items = [...nav.top, ...nav.bottom, ...header.avatar, ...dashboard.tabs]
    .flatMap((item) => item.subItems ?? [item])
    .filter((item) => !item.disabled && !item.isTargetBlank && item.link.startsWith('/'));
  return once(items.map((item) => link(item.link, item.text)));
}

/** What comes next is first. */
function toLessons(
  dashboard: Schema<'Dashboard'> | undefined,
  outlines: readonly Schema<'Outline'>[],
): Command[] {
  const next = [dashboard?.continueLearning, ...(dashboard?.openWork ?? [])].flatMap(
    (place) => place?.lesson ?? [],
  );
  const open = outlines.flatMap(({ product, sections }) =>
    sections.flatMap(({ id, lessons }) =>
      lessons.flatMap((lesson) =>
        lesson.isLocked ? [] : [{ id: lesson.id, name: lesson.name, sectionId: id, product }],
      ),
    ),
  );
  return once(
    [...next, ...open].map((lesson) => link(lessonPath(lesson), lesson.name, lesson.product.name)),
  );
}

function once(commands: Command[]): Command[] {
  return commands.filter(({ id }, index) => commands.findIndex((one) => one.id === id) === index);
}
