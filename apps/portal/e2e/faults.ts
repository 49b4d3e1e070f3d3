import { expect, type Locator, type Page } from '@playwright/test';
import type { Learner } from './learner.ts';

/** A way for a call to go wrong. */
export interface Fault {
  name: string;
  /** The server did what it was asked for; only its answer was lost. */
  isDone?: boolean;
  /** From now on calls to these addresses go wrong. */
  begin: (page: Page, calls: string) => Promise<void>;
  /** What has to happen until the page can know, where the pauses between tries are not enough. */
  pass?: (page: Page) => Promise<void>;
  /** All works again. */
  end: (page: Page, calls: string, learner: Learner) => Promise<void>;
}

const callTimeout = 91_000;
/** Longer than what is tried again by itself waits in between. */
const retryPause = 5000;
/** As the server says it, whichever call hears it first. */
const sessionEnded = 'Your session ended. Sign in again to go on.';

const refuse =
  (status: number, code: string, message: string) =>
  async (page: Page, calls: string): Promise<void> => {
    const json = { message, code, requestId: 'req-journey' };
    await page.route(calls, (route) => route.fulfill({ status, json }));
  };

const unroute = (page: Page) => page.unrouteAll({ behavior: 'ignoreErrors' });

/** Offline, a broken server, no answer, a lost answer, an ended session. */
export const faults: readonly Fault[] = [
  {
    name: 'offline',
    begin: (page) => page.context().setOffline(true),
    end: (page) => page.context().setOffline(false),
  },
  {
    name: 'a broken server',
    begin: refuse(500, 'internal', 'Something broke on our side.'),
    end: unroute,
  },
  {
    name: 'no answer in time',
    begin: async (page, calls) => {
      await page.route(calls, () => {});
    },
    pass: (page) => page.clock.fastForward(callTimeout),
    end: unroute,
  },
  {
    name: 'a lost answer',
    isDone: true,
    begin: async (page, calls) => {
      await page.route(calls, async (route) => {
        await route.fetch().catch(() => {});
        // The page may have been left meanwhile.
        await route.abort('connectionreset').catch(() => {});
      });
    },
    end: unroute,
  },
  {
    name: 'an ended session',
    begin: async (page, calls) => {
      await page.context().clearCookies();
      await refuse(401, 'unauthenticated', sessionEnded)(page, calls);
    },
    end: async (page, calls, { email, password }) => {
      await expect(page.getByText(sessionEnded)).toBeVisible();
      await page.unroute(calls);
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password').fill(password);
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.waitForURL(({ pathname }) => /^\/(courses|quizzes)\//.test(pathname));
    },
  },
];

/** Follows a link to a page whose call meets the fault, and comes to the page when it is over. */
export async function openUnder(
  fault: Fault,
  learner: Learner,
  link: Locator,
  calls: string,
): Promise<void> {
  const page = link.page();
  await link.waitFor();
  await fault.begin(page, calls);
  await link.click();
  await expectTold(page.getByText(/could not be loaded|went wrong/), fault);
  await fault.end(page, calls, learner);
  const again = page.getByRole('button', { name: 'Try again', exact: true });
  if (await again.isVisible()) await again.click();
}

/** The page says that something went wrong; an ended session shows the sign-in page instead. */
export async function expectTold(words: Locator, fault: Fault): Promise<void> {
  if (fault.name === 'an ended session') return;
  // A call that is tried again by itself runs into the same fault each time.
  await expect(async () => {
    if (fault.pass) await fault.pass(words.page());
    else await words.page().clock.fastForward(retryPause);
    await expect(words.filter({ visible: true }).first()).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 15_000 });
}
