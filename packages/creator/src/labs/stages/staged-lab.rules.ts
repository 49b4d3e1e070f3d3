import type { Definition, ExerciseTest, Stage, StagedLab } from '@uplink/net/exercise';
import type { PlaceFaults } from '../../shared/exercises/places.rules.ts';

/** How many stages a lab has at most. */
export const MOST_STAGES = 10;

const newStage: Stage = { title: '', task: [], goals: [], model: '', tests: [] };

/** What a lab begins with: an empty network and one stage on it. */
export const newLab: StagedLab = {
  lab: 1,
  seeds: [1],
  network: { devices: [], links: [] },
  stages: [newStage],
};

/** A lab as its text holds it, with what may be missing while it is written; undefined if it can't be read. */
export function readLab(text: string): StagedLab | undefined {
  try {
    const { stages, ...read } = JSON.parse(text) as Partial<StagedLab>;
    if (!Array.isArray(stages) || stages.length === 0) return undefined;
    const whole = stages.map((stage) => ({ ...newStage, ...stage }));
    if (whole.some((stage) => !isReadable(stage))) return undefined;
    return { ...newLab, ...read, stages: whole };
  } catch {
    return undefined;
  }
}

const isReadable = ({ task, goals, tests }: Stage) =>
  [task, goals, tests].every(Array.isArray) &&
  goals.every((goal) => typeof goal?.check?.kind === 'string');

/** A stage as the form of exercises shows it: its logs are only what is entered in it. */
export function stageForm(lab: StagedLab, at: number): Definition {
  const { seeds, network, variants, stages } = lab;
  const { title, task, goals, hints, model, tests } = stages[at] ?? newStage;
  return {
    ...{ exercise: 1, kind: 'configure', title, task, seeds, network, goals },
    model: { texts: { log: model } },
    tests: tests.map(
      (test): ExerciseTest =>
        'accept' in test
          ? { accept: { log: test.accept } }
          : { refuse: { log: test.refuse }, unmet: test.unmet },
    ),
    ...(variants && { variants }),
    ...(hints && { hints }),
  };
}

/** The lab with what the form of one of its stages holds; its network and variants are those of all stages. */
export function withStage(lab: StagedLab, at: number, form: Definition): StagedLab {
  const { title, task, goals, hints = [], model, tests, seeds, network, variants } = form;
  const stage: Stage = {
    ...{ title, task, goals, model: model.texts.log ?? '' },
    tests: tests.map((test) =>
      'accept' in test
        ? { accept: test.accept.log ?? '' }
        : { refuse: test.refuse.log ?? '', unmet: test.unmet },
    ),
    ...(hints.length > 0 && { hints }),
  };
  const { variants: _variants, ...rest } = lab;
  const isVaried = variants && Object.keys(variants.draw).length > 0;
  return {
    ...rest,
    ...{ seeds, network: network ?? newLab.network },
    ...(isVaried && { variants }),
    stages: lab.stages.map((one, index) => (index === at ? stage : one)),
  };
}

export const addStage = (lab: StagedLab): StagedLab => ({
  ...lab,
  stages: [...lab.stages, newStage],
});

export const removeStage = (lab: StagedLab, at: number): StagedLab => ({
  ...lab,
  stages: lab.stages.filter((_, index) => index !== at),
});

/** A stage that was removed, and where it was. */
export interface RemovedStage {
  stage: Stage;
  at: number;
}

/** The lab with a stage that was removed, where it was; at the end of a lab that is shorter now. */
export const withStageAt = (lab: StagedLab, stage: Stage, at: number): StagedLab => ({
  ...lab,
  stages: [...lab.stages.slice(0, at), stage, ...lab.stages.slice(at)],
});

/** The lab with a stage at another place. */
export function moveStage(lab: StagedLab, from: number, to: number): StagedLab {
  const stages = lab.stages.filter((_, index) => index !== from);
  stages.splice(to, 0, ...lab.stages.slice(from, from + 1));
  return { ...lab, stages };
}

/** What is wrong with a stage and with what all stages share, by the places of the stage's form. */
export function faultsOfStage(faults: PlaceFaults, at: number): PlaceFaults {
  const own = `stages.${at}.`;
  const entries = Object.entries(faults).flatMap(([place, fault]): [string, string][] => {
    if (place.startsWith(own)) return [[place.slice(own.length), fault]];
    return place.startsWith('stages.') ? [] : [[place, fault]];
  });
  return Object.fromEntries(entries);
}

/** The stages that have faults of their own. */
export const faultyStages = (faults: PlaceFaults): ReadonlySet<number> =>
  new Set(
    Object.keys(faults).flatMap((place) => {
      const [part, at] = place.split('.');
      return part === 'stages' ? [Number(at)] : [];
    }),
  );
