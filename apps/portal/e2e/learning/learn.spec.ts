import { expect } from '@playwright/test';
import { test } from '../support/journey.ts';
import { newLearner, visitAs } from '../support/learner.ts';
import { answerQuiz } from '../support/people.ts';

/** A lesson more reaches the next level. */
const shortOfALevel = {
  'access-lists-and-firewalls': 5,
  'vlans-and-switching': 9,
  'ospf-in-practice': 4,
};

test('learn, answer, hand in, be reviewed: the next lesson opens and the bell rings', async ({
  context,
  office,
  page,
}) => {
  const learner = await newLearner(context, shortOfALevel);
  await page.goto('/courses/ospf-in-practice');
  await expect(page).toHaveURL(/\/courses\/ospf-in-practice$/);
  await page.getByRole('button', { name: 'Start learning' }).click();

  // The lesson: its video plays, and it is finished.
  await expect(page.getByRole('heading', { level: 1, name: 'From Down to Full' })).toBeVisible();
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Pause' })).toBeVisible();
  await expect(
    page.getByText('Two routers share a link. Neither has heard the other.').first(),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Finish lesson' }).click();

  // The quiz: answers are saved one by one and survive a reload.
  await expect(
    page.getByRole('heading', { level: 1, name: 'Quiz: from Down to Full' }),
  ).toBeVisible();
  await answerQuiz(page);
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Submit answers' })).toBeEnabled();
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await expect(page).toHaveURL(/\/quizzes\/\d+\/submissions\/\d+$/);
  await expect(page.getByText('Why.').first()).toBeVisible();

  // The points of this lesson reach the next level.
  await expect(page.getByRole('dialog', { name: 'Level 1' })).toBeVisible();
  await page.getByRole('button', { name: 'Keep learning' }).click();
  await page.getByRole('link', { name: 'Next lesson' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'The designated router' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await answerQuiz(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.getByRole('link', { name: 'Next lesson' }).click();

  // A lesson with quiz and homework: it is done when a mentor accepts the homework.
  await expect(
    page.getByRole('heading', { level: 1, name: 'When a neighbor sticks' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Finish lesson' }).click();
  await answerQuiz(page);
  await page.getByRole('button', { name: 'Submit answers' }).click();
  await page.getByRole('link', { name: 'Go to the homework' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Find three OSPF faults' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Submit homework' }).click();
  await expect(page.getByText('5 items are still empty.')).toBeVisible();
  for (const blank of await page.getByLabel(/^Blank \d/).all()) await blank.fill('ExStart');
  for (const answer of await page.locator('main').getByRole('textbox', { name: /\?$/ }).all())
    await answer.fill('The MTU differs.');
  await expect(page.getByText(/^Draft saved at/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit homework' }).click();
  await expect(page.getByText('Pending approval').first()).toBeVisible();

  // The mentor finds it in the inbox, writes, and accepts it.
  const reviewer = { mentorOf: 'ospf-in-practice' };
  const mentor = await visitAs(office, reviewer, `/inbox/homework?user=${learner.id}`);
  await mentor.getByRole('link', { name: /^Find three OSPF faults/ }).click();
  await mentor.getByLabel('Message').fill('Well found.');
  await mentor.getByRole('button', { name: 'Accept homework' }).click();
  await expect(mentor.getByText('Complete').first()).toBeVisible();

  // The learner's open page hears of it by itself.
  await expect(page.getByText('Complete').first()).toBeVisible();
  await expect(page.getByText('Well found.')).toBeVisible();
  await page.goto('/');
  await expect(page.getByText("You've got new notifications!")).toBeVisible();
  await page.getByRole('button', { name: 'VIEW NOTIFICATIONS' }).click();
  await expect(
    page.getByRole('link', { name: /You finished When a neighbor sticks/ }),
  ).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeHidden();
});
