import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  nextOffer,
  nextPhase,
  type PurchaseEvent,
  type PurchasePhase,
  payableOffers,
} from './purchase.rules.ts';
import { boughtFixture, offerFixture, resultFixture } from './purchases.fixture.ts';

const form: PurchasePhase = { step: 'form', requestId: 'a' };
const paying = nextPhase(form, { do: 'pay' });
const answer = (change: Partial<typeof resultFixture> = {}): PurchaseEvent => ({
  do: 'answer',
  result: { ...resultFixture, requestId: 'a', ...change },
  newId: 'b',
});

describe('a purchase', () => {
  test('is bought, and stays so', () => {
    const bought = nextPhase(paying, answer());
    expect(bought).toMatchObject({ step: 'bought', next: 'start' });
    expect(nextPhase(bought, { do: 'lose' })).toBe(bought);
    expect(nextPhase(bought, { do: 'pay' })).toBe(bought);
  });

  test('that is declined returns to the form, and the next try is another order', () => {
    const decline = { code: 'declined', message: 'Use another card.' };
    const declined = nextPhase(paying, answer({ state: 'declined', purchase: null, decline }));
    expect(declined).toEqual({ step: 'form', requestId: 'b', fault: 'Use another card.' });
  });

  test('whose answer is lost keeps its id, also when it never arrived', () => {
    const lost = nextPhase(paying, { do: 'lose' });
    expect(lost).toEqual({ step: 'processing', requestId: 'a' });
    expect(nextPhase(lost, { do: 'giveBack' })).toEqual(form);
  });

  test('waits for the bank', () => {
    const confirmation = { kind: 'frame' as const, url: 'https://bank.example' };
    const state = { state: 'confirmationNeeded' as const, purchase: null, confirmation };
    expect(nextPhase(paying, answer(state))).toMatchObject({ step: 'confirming', requestId: 'a' });
  });

  test('ignores the answer to another order', () => {
    expect(nextPhase(paying, answer({ requestId: 'z' }))).toBe(paying);
  });

  test('is paid from the form only', () => {
    const events: fc.Arbitrary<PurchaseEvent> = fc.constantFrom<PurchaseEvent>(
      { do: 'pay' },
      { do: 'lose' },
      { do: 'giveBack' },
      { do: 'refuse', fault: 'No', newId: 'c' },
      answer({ state: 'processing', purchase: null }),
      answer({ state: 'declined', purchase: null }),
      answer(),
    );
    fc.assert(
      fc.property(fc.array(events, { maxLength: 12 }), (all) => {
        let phase: PurchasePhase = form;
        for (const event of all) {
          const before = phase.step;
          phase = nextPhase(phase, event);
          if (phase.step === 'paying' && before !== 'paying') expect(before).toBe('form');
          if (before === 'bought') expect(phase.step).toBe('bought');
        }
      }),
    );
  });
});

test('offers follow the answers: an upsell what was accepted, a downsell what was refused', () => {
  const offers = [
    offerFixture,
    { ...offerFixture, id: 2, type: 'upsell' as const, parentId: 1 },
    { ...offerFixture, id: 3, type: 'downsell' as const, parentId: 1 },
  ];
  const after = (...answers: [number, boolean][]) => nextOffer(offers, new Map(answers))?.id;
  expect([after(), after([1, true]), after([1, false])]).toEqual([1, 2, 3]);
  expect([after([1, true], [2, false]), after([1, false], [3, true])]).toEqual([
    undefined,
    undefined,
  ]);
  expect(boughtFixture.status).toBe('active');
});

test('what nothing was charged for is followed by free offers alone', () => {
  const free = { ...offerFixture.price, amount: { amount: 0, currency: 'USD' } };
  const offers = [offerFixture, { ...offerFixture, id: 9, price: free }];
  const idsAfter = (paymentType: 'card' | 'noCharge') =>
    payableOffers(offers, { paymentType }).map(({ id }) => id);
  expect([idsAfter('card'), idsAfter('noCharge')]).toEqual([[offerFixture.id, 9], [9]]);
});
