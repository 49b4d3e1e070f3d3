import { expect, test } from 'vitest';
import { homeworkMessages } from './homework.messages.ts';
import { describeConflict } from './worksheet-conflict.rules.ts';

const sections = [
  { id: 'a', title: 'A', type: 'checklist' as const, items: [{ id: 'tick', text: 'Done' }] },
  {
    id: 'b',
    title: 'B',
    type: 'openAnswer' as const,
    items: [
      { id: 'why', text: 'Why?' },
      { id: 'same', text: 'Where?' },
    ],
  },
  {
    id: 'c',
    title: 'C',
    type: 'fillBlanks' as const,
    items: [{ id: 'gap', text: 'The ___ is ___.' }],
  },
];

test('items that differ are told in both versions, the others not at all', () => {
  const mine = { tick: 'true', why: 'Loops', same: 'Here', gap: '["port","up"]' };
  const theirs = { same: 'Here', gap: '["port","down"]' };
  expect(describeConflict(sections, mine, theirs, homeworkMessages)).toEqual({
    label: 'Your answers',
    mine: ['Done\nticked', 'Why?\nLoops', 'The ___ is ___.\nport, up'],
    theirs: ['Done\nnot ticked', 'Why?\n', 'The ___ is ___.\nport, down'],
  });
});
