import { describe, expect, test } from 'vitest';
import { footerVariant, showsShell, stripPlace } from './shell-visibility.ts';

describe('showsShell', () => {
  test.each([
    ['/', true],
    ['/courses', true],
    ['/courses/ospf-in-practice', true],
    ['/courses/ospf-in-practice/modules', true],
    ['/homeworks', true],
    ['/homeworks/4/submissions/9', true],
    ['/exam', true],
    ['/exam/ccna', false],
    ['/exam/ccna/results', false],
    ['/practice-labs/routing', true],
    ['/practice-labs/62/run', false],
    ['/login', false],
    ['/login/callback', false],
    ['/zte/signup', false],
    ['/confirm_email', false],
    ['/courses/ospf/sections/3/lessons/12', false],
    ['/courses/ospf/sections/3/lessons/12/quiz', false],
    ['/programs/network/sections/3/lessons/12/homework', false],
  ])('%s: %s', (path, expected) => {
    expect(showsShell(path)).toBe(expected);
  });
});

describe('footerVariant', () => {
  test.each([
    ['/', 'full'],
    ['/courses', 'full'],
    ['/programs', 'full'],
    ['/projects', 'full'],
    ['/bundles', 'full'],
    ['/practice-labs', 'full'],
    ['/courses/ospf', 'compact'],
    ['/homeworks', 'compact'],
    ['/login', 'none'],
  ])('%s: %s', (path, expected) => {
    expect(footerVariant(path)).toBe(expected);
  });
});

describe('stripPlace', () => {
  test.each([
    ['/', 'home'],
    ['/programs', 'programs'],
    ['/programs/network-engineer', 'programs'],
    ['/programs/network-engineer/survey', undefined],
    ['/programming', undefined],
    ['/courses', undefined],
  ])('%s: %s', (path, expected) => {
    expect(stripPlace(path)).toBe(expected);
  });
});
