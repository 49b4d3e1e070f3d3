import type { Schema } from '@uplink/api-client';
import { draw, grade, type StagedLab, stageOf } from '@uplink/net/exercise';

const savedAt = '2026-03-12T21:14:00.000Z';
export const gateway = [
  'R1: configure terminal',
  'R1: interface Gi0/0',
  'R1: ip address 10.8.0.1 255.255.255.0',
  'R1: no shutdown',
  'R1: end',
].join('\n');

/** A host at a router without addresses: first the gateway, then the line to R2. */
const lab: StagedLab = {
  lab: 1,
  seeds: [1],
  network: {
    devices: [
      {
        name: 'PC1',
        kind: 'host',
        x: 12,
        y: 50,
        start: 'ip address 10.8.0.9/24 gateway 10.8.0.1',
      },
      { name: 'R1', kind: 'router', x: 45, y: 50, start: 'hostname R1' },
      {
        name: 'R2',
        kind: 'router',
        x: 80,
        y: 50,
        start:
          'hostname R2\ninterface Gi0/0\n ip address 172.16.0.2 255.255.255.252\nip route 10.8.0.0 255.255.255.0 172.16.0.1',
      },
    ],
    links: [
      { a: 'PC1 eth0', b: 'R1 Gi0/0' },
      { a: 'R1 Gi0/1', b: 'R2 Gi0/0' },
    ],
    locked: ['PC1', 'R2'],
  },
  stages: [
    {
      title: 'The gateway',
      task: ['Give R1 the first address of 10.8.0.0/24 on Gi0/0.'],
      goals: [
        {
          id: 'gateway',
          title: 'PC1 reaches its gateway',
          check: { kind: 'reach', from: 'PC1', to: '10.8.0.1' },
        },
      ],
      model: gateway,
      tests: [],
    },
    {
      title: 'The way out',
      task: ['R1 gets 172.16.0.1/30 on Gi0/1.'],
      goals: [
        {
          id: 'out',
          title: 'PC1 reaches R2',
          check: { kind: 'reach', from: 'PC1', to: '172.16.0.2' },
        },
      ],
      model: '',
      tests: [],
    },
  ],
};

/** The lab as the server has it after these commands, with this many stages done. */
export function labRunFixture(log = '', met = 0, version = 1): Schema<'LabRun'> {
  const graded = {
    grade: { passed: true, points: 1, total: 1, goals: [] },
    engine: 1,
    gradedAt: savedAt,
  };
  return {
    labId: 62,
    name: 'Open a branch',
    uniqueName: 'open-a-branch',
    definitionVersion: 1,
    expiresAt: '2027-02-01T18:04:00.000Z',
    stages: lab.stages.map(({ title }, at) => ({
      title,
      state: at < met ? 'met' : at === met ? 'open' : 'closed',
      exercise: at > met ? null : (draw(stageOf(lab, at), 1) as unknown as Schema<'AskedExercise'>),
      startLog: at === 0 || at > met ? '' : gateway,
      graded: at < met ? graded : null,
    })),
    answer: log ? { log, hints: {}, version, savedAt } : null,
  };
}

/** What the server finds in a stage. */
export const isStageMet = (stage: number, log: string): boolean =>
  grade(draw(stageOf(lab, stage - 1), 1), { texts: { log } }).passed;

export const receiptFixture = (log: string, version = 2): Schema<'SavedLabLog'> => ({
  log,
  hints: {},
  version,
  savedAt,
});
