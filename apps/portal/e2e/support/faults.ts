import { expect, type Locator, type Page } from '@playwright/test';
import type { Learner } from './learner.ts';
import { ended, signInOver } from './sign-in-over.ts';

/** A way for a call to go wrong. */
export interface Fault {
  name: string;
  /** The server did what it was asked for; only its answer was lost. */
  isDone?: boolean;
  /** What was under way waits, and is done by itself once all works again. */
  goesOn?: boolean;
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
const sessionEnded = {
  message: 'Your session has ended. Sign in again to continue.',
  code: 'unauthenticated',
  requestId: 'req-journey',
};

/** Calls are answered when all was done that a page can be asked for: the dialog is over it then. */
function endedSession(): Fault {
  let answer = () => {};
  return {
    name: 'an ended session',
    goesOn: true,
    begin: async (page, calls) => {
      await page.context().clearCookies();
      const isTime = new Promise<void>((resolve) => {
        answer = resolve;
      });
      await page.route(calls, async (route) => {
        await isTime;
        await route.fulfill({ status: 401, json: sessionEnded });
      });
    },
    pass: async () => answer(),
    end: async (page, calls, learner) => {
      await page.unroute(calls);
      await signInOver(page, learner);
    },
  };
}
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
  endedSession(),
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
  const again = page.getByRole('main').getByRole('button', { name: 'Try again', exact: true });
  // Back in reach, the page tries again by itself, and may be quicker.
  if (await again.isVisible()) await again.click({ timeout: 5000 }).catch(() => {});
}

/** The page says that something went wrong; an ended session it tells in a dialog over it. */
export async function expectTold(words: Locator, fault: Fault): Promise<void> {
  // A call that is tried again by itself runs into the same fault each time.
  await expect(async () => {
    if (fault.pass) await fault.pass(words.page());
    else await words.page().clock.fastForward(retryPause);
    const told = fault.goesOn ? ended(words.page()) : words.filter({ visible: true }).first();
    await expect(told).toBeVisible({ timeout: 1500 });
  }).toPass({ timeout: 15_000 });
}
