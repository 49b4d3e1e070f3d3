import type { Schema } from '@uplink/api-client';
import { lessonPath, notePath, productPath } from '@uplink/api-client/domain';
import type { Command, CommandGroup } from '@uplink/ui/command-palette';
import { messages } from './commands.messages.ts';

/** What one can go to or do, as far as it is loaded. */
export interface CommandSources {
  menu: Schema<'Menu'> | undefined;
  products: readonly Schema<'Module'>[];
  dashboard: Schema<'Dashboard'> | undefined;
  notes: readonly Schema<'Note'>[];
  isDark: boolean;
}

/** Pages of the menu, own products, the lessons that come next, own notes, and actions. */
export function toCommandGroups(sources: CommandSources): CommandGroup[] {
  const { menu, products, dashboard, notes, isDark } = sources;
  return [
    { id: 'pages', title: messages.pages, commands: menu ? toPages(menu) : [] },
    {
      id: 'products',
      title: messages.products,
      commands: products.map((product) =>
        link(productPath(product), product.name, messages.kinds[product.type]),
      ),
    },
    { id: 'lessons', title: messages.lessons, commands: toLessons(dashboard) },
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
        { id: 'sign-out', label: messages.signOut },
      ],
    },
  ];
}

function link(href: string, label: string, hint?: string): Command {
  return { id: href, href, label, ...(hint && { hint }) };
}

/** Each address once, a group by what is in it; what is disabled or outside this page leads nowhere here. */
function toPages({ nav, header }: Schema<'Menu'>): Command[] {
  const items = [...nav.top, ...nav.bottom, ...header.avatar]
    .flatMap((item) => item.subItems ?? [item])
    .filter((item) => !item.disabled && !item.isTargetBlank && item.link.startsWith('/'));
  return once(items.map((item) => link(item.link, item.text)));
}

function toLessons(dashboard: Schema<'Dashboard'> | undefined): Command[] {
  const lessons = [dashboard?.continueLearning, ...(dashboard?.openWork ?? [])].flatMap(
    (place) => place?.lesson ?? [],
  );
  return once(lessons.map((lesson) => link(lessonPath(lesson), lesson.name, lesson.product.name)));
}

function once(commands: Command[]): Command[] {
  return commands.filter(({ id }, index) => commands.findIndex((one) => one.id === id) === index);
}
