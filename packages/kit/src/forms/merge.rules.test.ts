import { describe, expect, test } from 'vitest';
import {
  afterSending,
  changedFields,
  conflictingFields,
  fromKept,
  rebase,
  resolveField,
  toKept,
} from './merge.rules.ts';

const stored = { city: 'Leeds', zip: 'LS1 4AP', phone: '' };
const type = (values: Partial<typeof stored>) => ({
  values: { ...stored, ...values },
  base: stored,
});

describe('a change', () => {
  test('is kept with what stood there when it was begun, over what is stored by now', () => {
    const kept = toKept(type({ city: 'York' }));
    expect(kept).toEqual({ city: { from: 'Leeds', to: 'York' } });
    const now = { ...stored, zip: 'LS2' };
    expect(fromKept(kept, now).values).toEqual({ ...now, city: 'York' });
    expect(fromKept({ gone: { from: '', to: 'x' } }, now).values).toEqual(now);
  });

  test('that was stored meanwhile is no change any more', () => {
    const now = { ...stored, city: 'York' };
    const merged = rebase(type({ city: 'York', zip: 'YO1' }), now);
    expect(changedFields(merged.values, now)).toEqual(['zip']);
    expect(conflictingFields(merged, now)).toEqual([]);
  });
});

test('what is typed while a save is on its way is not lost, and no conflict with it', () => {
  const sent = { ...stored, city: 'York', phone: '+441134960000' };
  const typed = type({ ...sent, city: 'Yorkshire', zip: 'YO1' });
  const now = { ...stored, city: 'York', phone: '+44 113 496 0000' };
  const left = afterSending(typed, sent, now);
  expect(left.values).toEqual({ ...now, city: 'Yorkshire', zip: 'YO1' });
  expect(conflictingFields(left, now)).toEqual([]);
});

test('a field typed into during a save and changed elsewhere is a conflict', () => {
  const sent = { ...stored, city: 'York' };
  const now = { ...sent, zip: 'HU1' };
  const left = afterSending(type({ city: 'York', zip: 'YO1' }), sent, now);
  expect(conflictingFields(left, now)).toEqual(['zip']);
});

describe('a field changed here and elsewhere', () => {
  const typed = type({ city: 'York', zip: 'YO1' });
  const elsewhere = { ...stored, city: 'Hull' };

  test('is a conflict; one changed only here is none', () => {
    expect(conflictingFields(typed, stored)).toEqual([]);
    expect(conflictingFields(rebase(typed, elsewhere), elsewhere)).toEqual(['city']);
  });

  test('ends with mine or theirs', () => {
    const mine = resolveField(typed, elsewhere, 'city', 'mine');
    expect(conflictingFields(mine, elsewhere)).toEqual([]);
    expect(mine.values.city).toBe('York');
    const theirs = resolveField(typed, elsewhere, 'city', 'theirs');
    expect(theirs.values).toMatchObject({ city: 'Hull', zip: 'YO1' });
  });
});
