import { type BrowserContext, type Page, test } from '@playwright/test';
import { SIGNED_IN_COOKIE } from '../../../../packages/api-client/src/domain/front-page.ts';
import type { Granted, Wish } from './academy.ts';

export interface Lesson {
  id: number;
  name: string;
  /** Where its page is. */
  path: string;
}

export interface Learner extends Omit<Granted, 'cookie'> {
  /** What the server holds, whatever a page shows. */
  read: <Body>(path: string) => Promise<Body>;
  /** Calls the server as this learner. */
  call: (method: string, path: string, body: object) => Promise<unknown>;
  /** Finishes the content of a lesson. */
  finish: (lesson: Lesson) => Promise<void>;
  /** The lessons of a course or project in their order. */
  lessons: (product: string, kind?: 'courses' | 'projects') => Promise<Lesson[]>;
}

interface Outline {
  sections: { id: number; lessons: { id: number; name: string }[] }[];
}

/** Asks the journeys' server to make someone, or to give someone products. */
export async function grant(wish: Wish): Promise<Granted> {
  const { baseURL = '' } = test.info().project.use;
  const { protocol, hostname, port } = new URL(baseURL);
  const answer = await fetch(`${protocol}//${hostname}:${Number(port) + 1}`, {
    method: 'POST',
    body: JSON.stringify(wish),
  });
  if (!answer.ok) throw new Error(await answer.text());
  return (await answer.json()) as Granted;
}

/** Makes a learner of their own for a journey and signs the browser in. */
export const newLearner = (
  context: BrowserContext,
  products: Record<string, number>,
  more: Wish = {},
): Promise<Learner> => signInAs(context, { ...more, products });

/** Signs the browser in as someone, without the pages for it. */
export async function signInAs(context: BrowserContext, wish: Wish): Promise<Learner> {
  const { cookie, ...person } = await grant(wish);
  const { baseURL = '' } = test.info().project.use;
  await context.addCookies([
    {
      name: 'uplink_session',
      value: cookie,
      domain: new URL(baseURL).hostname,
      path: '/session',
      httpOnly: true,
      sameSite: 'Lax',
    },
    { name: SIGNED_IN_COOKIE, value: '1', domain: new URL(baseURL).hostname, path: '/' },
  ]);
  const call = async (path: string, init: RequestInit = {}) => {
    const renewed = await fetch(`${baseURL}/session/token`, {
      method: 'POST',
      headers: { cookie: `uplink_session=${cookie}` },
    });
    const { accessToken } = (await renewed.json()) as { accessToken: string };
    const answer = await fetch(baseURL + path, {
      ...init,
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const read = async <Body>(path: string) => (await call(path)) as Body;
  return {
    ...person,
    read,
    call: (method, path, body) => call(path, { method, body: JSON.stringify(body) }),
    finish: async ({ id }) => {
      await call(`/me/modules/${id}`, { method: 'PATCH', body: '{}' });
    },
    lessons: async (product, kind = 'courses') => {
      const [module] = await read<{ id: number }[]>(`/me/modules?uniqueName=${product}`);
      const { sections } = await read<Outline>(`/me/modules/${module?.id}/outline`);
      return sections.flatMap((section) =>
        section.lessons.map(({ id, name }) => ({
          id,
          name,
          path: `/${kind}/${product}/sections/${section.id}/lessons/${id}`,
        })),
      );
    },
  };
}

/** Opens a page as someone who is there for this journey only, or of the demo to look at something. */
export async function visitAs(context: BrowserContext, wish: Wish, path: string): Promise<Page> {
  await signInAs(context, wish);
  const page = await context.newPage();
  await page.goto(path);
  return page;
}

/** A person of the demo. Journeys that change anything make their own. */
export const demo = (name: string) => ({
  email: `${name}@example.org`,
  password: 'Uplink-2026',
});
