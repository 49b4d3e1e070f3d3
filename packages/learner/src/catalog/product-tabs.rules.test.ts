import type { Schema } from '@uplink/api-client';
import { courseFixture, product } from '@uplink/kit/testing';
import { expect, test } from 'vitest';
import { catalogMessages } from './catalog.messages.ts';
import { hasLessonMap, productTabs } from './product-tabs.rules.ts';

const none: Schema<'ModuleSetup'> = {
  applyForm: null,
  onboardingForm: null,
  checklist: [],
  tabs: [],
};
const text: Schema<'ModuleTab'> = { type: 0, title: 'For whom', html: '<p>You</p>', item: null };
const authored: Schema<'ModuleTab'>[] = [
  text,
  { type: 2, title: 'The way', html: '', item: null },
  { type: 1, title: 'Lessons', html: '', item: null },
  { type: 3, title: 'Switching', html: '', item: product },
];
const labelsOf = (tabs: Schema<'ModuleTab'>[], facts = {}) =>
  productTabs(
    {
      details: { module: courseFixture, setup: { ...none, tabs } },
      hasMilestones: false,
      labCount: 0,
      ...facts,
    },
    catalogMessages,
  ).map(({ label }) => label);

test('a page without tabs of its authors has the overview, and what else there is', () => {
  expect(labelsOf([])).toEqual(['Overview']);
  expect(labelsOf([], { hasMilestones: true, labCount: 2 })).toEqual([
    'Overview',
    'Milestones',
    'Practice labs (2)',
  ]);
});

test('tabs of authors keep their order and names', () => {
  expect(labelsOf(authored, { hasMilestones: true })).toEqual([
    'Overview',
    'For whom',
    'The way',
    'Lessons',
    'Switching',
  ]);
});

test('milestones need a cohort', () => {
  expect(labelsOf(authored)).not.toContain('The way');
});

test('a tab has the address of its number', () => {
  const [, , tab] = productTabs(
    {
      details: { module: courseFixture, setup: { ...none, tabs: authored } },
      hasMilestones: false,
      labCount: 0,
    },
    catalogMessages,
  );
  expect(tab).toMatchObject({ id: 3, href: expect.stringMatching(/\?tab=3$/) });
});

test('a lesson map takes the lessons out of the overview', () => {
  expect([hasLessonMap(none), hasLessonMap({ ...none, tabs: authored })]).toEqual([false, true]);
});
