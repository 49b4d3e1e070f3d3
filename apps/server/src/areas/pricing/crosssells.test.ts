import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../../testing/test-app.ts';
import { addCourse } from '../../testing/world/courses.ts';
import { createWorld } from '../../testing/world/create-world.ts';
import { addPeople } from '../../testing/world/people.ts';
import { addCrosssell, addPrices } from '../../testing/world/prices.ts';

let academy: TestApp;
let priceId: number;
let offers: Record<'bump' | 'up' | 'down' | 'next', number>;
beforeAll(async () => {
  academy = await createWorld();
  await addPeople(academy, 'learner');
  const sold = await addPrices(academy, await addCourse(academy));
  priceId = sold.priceIds[0] ?? 0;
  const offer = async (form: Partial<Parameters<typeof addCrosssell>[2]>) =>
    addCrosssell(academy, await addCourse(academy), { place: { priceId }, ...form });
  const bump = await offer({ type: 'orderbump' });
  const up = await offer({ type: 'upsell', position: 1 });
  const down = await offer({ type: 'downsell', parentId: up, position: 2 });
  const next = await offer({ type: 'upsell', parentId: down, position: 3 });
  offers = { bump, up, down, next };
});
afterAll(() => academy.close());

const offered = async (query: string) =>
  (await academy.call('learner', 'GET', `/prices/${priceId}/crosssells?${query}`)).body;
const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);

describe('what is offered beside a price', () => {
  test('is the first offers alone, unless those after them are asked for', async () => {
    expect(idsOf(await offered(''))).toEqual([offers.bump, offers.up]);
    expect(idsOf(await offered('isRecursive=false'))).toEqual([offers.bump, offers.up]);
    expect(idsOf(await offered('isRecursive=true'))).toEqual(Object.values(offers));
  });

  test('after the order is the tree of upsells and downsells', async () => {
    expect(await offered('isRecursive=true&types=upsell,downsell')).toMatchObject([
      { id: offers.up, type: 'upsell', parentId: null },
      { id: offers.down, type: 'downsell', parentId: offers.up },
      { id: offers.next, type: 'upsell', parentId: offers.down },
    ]);
  });

  test('with the order is the order bumps, and no upsell', async () => {
    expect(idsOf(await offered('types=orderbump'))).toEqual([offers.bump]);
    expect(idsOf(await offered('types=downsell'))).toEqual([]);
  });

  test('of another type is refused', async () => {
    expect(await offered('types=gift')).toMatchObject({ fieldErrors: { types: 'Wrong Format' } });
  });
});
