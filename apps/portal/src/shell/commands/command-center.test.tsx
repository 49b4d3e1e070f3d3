import { afterEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { maya, menu } from '../../testing/maya.fixture.ts';
import { show } from '../../testing/show.tsx';
import { CommandCenter } from './command-center.tsx';

afterEach(() => sessionStorage.clear());

const product = { id: 14, name: 'OSPF in Practice', uniqueName: 'ospf-in-practice', type: 2 };
const lesson = { id: 21, name: 'From Down to Full', sectionId: 19, product };
const answers = {
  'GET /me/menu': {
    ...menu,
    dashboard: { tabs: [{ text: 'Playlists', icon: 'list', link: '/playlists' }] },
  },
  'GET /me/context': { paymentStatus: 'ok' },
  'GET /me/modules': [product],
  'GET /me/dashboard': {
    continueLearning: { lesson },
    openWork: [{ lesson }],
    learning: [product],
    suggestions: [],
    week: [],
  },
  'GET /me': maya,
  'GET /me/modules/14/outline': {
    product,
    sections: [
      {
        id: 19,
        lessons: [
          { id: 21, name: 'From Down to Full', isLocked: false },
          { id: 22, name: 'Areas and their borders', isLocked: false },
          { id: 23, name: 'Types of LSA', isLocked: true },
        ],
      },
    ],
  },
  'GET /me/notes': {
    data: [{ id: 'n1', lesson, position: 62, text: 'Hello timers must agree' }],
    paging: { total: 1, next: null },
  },
};

const item = (name: string | RegExp) => page.getByRole('menuitem', { name });
async function open() {
  const field = page.getByRole('searchbox');
  // The key is heard once the palette stands, which nothing on the page shows.
  await expect
    .poll(async () => {
      if (!field.query()) await userEvent.keyboard('{Control>}k{/Control}');
      return field.query();
    })
    .not.toBeNull();
  await expect.element(field).toHaveFocus();
}

test('by its key it offers pages, products, lessons, notes and actions, each once', async () => {
  show(<CommandCenter />, { answers });
  await open();
  await expect.element(item('Home')).toHaveAttribute('href', '/');
  await expect.element(item('Homeworks')).toHaveAttribute('href', '/homeworks');
  await expect.element(item('Your work')).not.toBeInTheDocument();
  await expect
    .element(item(/^OSPF in Practice/))
    .toHaveAttribute('href', '/courses/ospf-in-practice');
  const path = '/courses/ospf-in-practice/sections/19/lessons/21';
  await expect.element(item(/^From Down to Full/)).toHaveAttribute('href', path);
  await expect
    .element(item(/^Areas and their borders/))
    .toHaveAttribute('href', '/courses/ospf-in-practice/sections/19/lessons/22');
  await expect.element(item(/^Types of LSA/)).not.toBeInTheDocument();
  await expect.element(item('Playlists')).toHaveAttribute('href', '/playlists');
  await expect
    .element(item(/^Hello timers/))
    .toHaveAttribute('href', `${path}?nav=notes&position=62`);
  await expect.element(item('Sign out')).toBeVisible();
  // What is disabled, or outside, is no command.
  await expect.element(item('Labs')).not.toBeInTheDocument();
  await expect.element(item('Support')).not.toBeInTheDocument();
});

test('a few letters find it, and what was used last stands first the next time', async () => {
  document.documentElement.dataset.theme = 'light';
  show(<CommandCenter />, { answers });
  await open();
  await userEvent.keyboard('dark');
  // The field points at what Enter chooses, a moment after the letters.
  await expect
    .poll(() => page.getByRole('searchbox').element().getAttribute('aria-activedescendant'))
    .toBe(item('Dark theme').element().id);
  await expect.element(item('Home')).not.toBeInTheDocument();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => document.documentElement.dataset.theme).toBe('dark');
  await expect.element(page.getByRole('searchbox')).not.toBeInTheDocument();
  await open();
  await expect.element(page.getByRole('menuitem').first()).toHaveTextContent('Light theme');
  delete document.documentElement.dataset.theme;
});

test.each([
  ['the same person finds it first also after a reload', maya.id, 'Homeworks'],
  ['another person in the same tab does not', maya.id + 1, 'Home'],
])('of what was used last: %s', async (_who, userId, first) => {
  sessionStorage.setItem(
    'uplink.commands.recent',
    JSON.stringify({ userId: maya.id, ids: ['/homeworks'] }),
  );
  show(<CommandCenter />, { answers: { ...answers, 'GET /me': { ...maya, id: userId } } });
  await open();
  await expect.element(page.getByRole('menuitem').first()).toHaveTextContent(first);
});

test('a frozen account is offered pages and actions, and nothing else is asked for', async () => {
  const asked: string[] = [];
  const hear = (request: Request) => {
    asked.push(request.url);
    return Response.json({}, { status: 403 });
  };
  show(<CommandCenter />, {
    answers: {
      ...answers,
      'GET /me/context': { paymentStatus: 'frozen' },
      'GET /me/modules': hear,
      'GET /me/dashboard': hear,
      'GET /me/notes': hear,
    },
  });
  await open();
  await expect.element(item('Home')).toBeVisible();
  await expect.element(item('Sign out')).toBeVisible();
  expect(asked).toEqual([]);
});

test('where the browser offers it, the portal is installed from here', async () => {
  const prompt = vi.fn(async () => ({}));
  window.uplinkInstall = Object.assign(new Event('beforeinstallprompt'), { prompt });
  show(<CommandCenter />, { answers });
  await open();
  await item('Install app').click();
  expect(prompt).toHaveBeenCalledOnce();
  await open();
  await expect.element(item('Sign out')).toBeVisible();
  await expect.element(item('Install app')).not.toBeInTheDocument();
});
