import { expect, type Page } from '@playwright/test';
import { type Keys, keysOf } from './keys.ts';
import { type Lesson, newLearner } from './learner.ts';

const course = 'vlans-and-switching';

/** Opens a page of the nth lesson of the course, and goes to its content. */
export async function openLesson(
  page: Page,
  number: number,
  address = (lesson: Lesson) => lesson.path,
) {
  const learner = await newLearner(page.context(), { [course]: number - 1 });
  const lesson = (await learner.lessons(course))[number - 1];
  if (!lesson) throw new Error(`The course has no lesson ${number}.`);
  if (address(lesson) !== lesson.path) await learner.finish(lesson);
  const keys = keysOf(page);
  await page.goto(address(lesson));
  await keys.skipToContent();
  return { keys, learner, lesson };
}

/** From tab to tab by the arrows. */
export async function openTab(page: Page, keys: Keys, name: RegExp) {
  await keys.reach(page.getByRole('tab', { selected: true }));
  const tab = page.getByRole('tab', { name });
  await expect(tab).toBeVisible();
  for (let count = 0; count < 6; count += 1) {
    if ((await tab.getAttribute('aria-selected')) === 'true') break;
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toBeFocused();
  await expect(tab).toHaveAttribute('aria-selected', 'true');
}
