import { expect, test } from 'vitest';
import { stagedLabFixture } from './staged-lab.fixture.ts';
import {
  addStage,
  faultsOfStage,
  faultyStages,
  moveStage,
  newLab,
  readLab,
  removeStage,
  stageForm,
  withStage,
  withStageAt,
} from './staged-lab.rules.ts';

test('a stage goes through its form unchanged', () => {
  for (const at of stagedLabFixture.stages.keys())
    expect(withStage(stagedLabFixture, at, stageForm(stagedLabFixture, at))).toEqual(
      stagedLabFixture,
    );
});

test('what all stages share is changed from any of them', () => {
  const form = { ...stageForm(stagedLabFixture, 1), seeds: [7], title: 'Other' };
  const lab = withStage(stagedLabFixture, 1, form);
  expect(lab.seeds).toEqual([7]);
  expect(lab.stages.map(({ title }) => title)).toEqual(['A gateway', 'Other']);
});

test('stages are added, moved and removed', () => {
  const titles = (lab = stagedLabFixture) => lab.stages.map(({ title }) => title);
  expect(titles(addStage(stagedLabFixture))).toEqual(['A gateway', 'A way out', '']);
  expect(titles(moveStage(stagedLabFixture, 0, 1))).toEqual(['A way out', 'A gateway']);
  const [first] = stagedLabFixture.stages;
  const shorter = removeStage(stagedLabFixture, 0);
  expect(titles(shorter)).toEqual(['A way out']);
  expect(first && withStageAt(shorter, first, 0)).toEqual(stagedLabFixture);
  expect(titles(first && withStageAt(shorter, first, 5))).toEqual(['A way out', 'A gateway']);
});

test('a lab is read while parts of it are missing, and not when it is no lab', () => {
  expect(readLab('{"stages":[{"title":"One"}]}')).toMatchObject({
    ...{ seeds: [1], network: newLab.network },
    stages: [{ title: 'One', goals: [], tests: [] }],
  });
  for (const text of ['', '{}', '{"stages":[]}', '{"stages":[{"goals":[{}]}]}'])
    expect(readLab(text)).toBeUndefined();
});

test('faults are told in their stage, those of the network in every stage', () => {
  const faults = { seeds: 'None.', 'stages.1.goals.0': 'Untested.' };
  expect(faultsOfStage(faults, 0)).toEqual({ seeds: 'None.' });
  expect(faultsOfStage(faults, 1)).toEqual({ seeds: 'None.', 'goals.0': 'Untested.' });
  expect([...faultyStages(faults)]).toEqual([1]);
});
