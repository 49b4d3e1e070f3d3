import type { Schema } from '@uplink/api-client';

/** A course in the middle of being learned. */
export const courseFixture: Schema<'Module'> = {
  id: 3,
  name: 'OSPF in Practice',
  type: 2,
  subtype: null,
  uniqueName: 'ospf-in-practice',
  status: 1,
  visibility: 2,
  incompleteDependencies: [],
  childrenId: [],
  level: 2,
  isSelfPaced: true,
  partTimeEducationDuration: null,
  fullTimeEducationDuration: null,
  length: 19_800,
  image: null,
  horizontalImage: null,
  verticalImage: null,
  logo: null,
  isPublic: true,
  hidden: false,
  alias: null,
  url: '/courses/ospf-in-practice',
  shortDescription: 'From the first hello to a network of several areas.',
  progress: { done: 4, total: 9 },
  isLocked: false,
  isSkipped: false,
  lessonCount: 9,
  cover: { motif: 'areas', hue: 'ink', seed: 'ospf-in-practice' },
};

/** The same course, not bought. */
export const foreignFixture: Schema<'Module'> = {
  ...courseFixture,
  id: 12,
  name: 'BGP for the Enterprise Edge',
  uniqueName: 'bgp-enterprise-edge',
  cover: { motif: 'paths', hue: 'blue', seed: 'bgp-enterprise-edge' },
  shortDescription: 'Two providers, one prefix, and how to keep traffic where you want it.',
  level: 3,
  status: null,
  progress: null,
};

export const programFixture: Schema<'Module'> = {
  ...courseFixture,
  id: 1,
  name: 'Network Engineer Program',
  type: 1,
  uniqueName: 'network-engineer',
  shortDescription:
    'From the first ping to a routed two-site network you can defend in an interview.',
  isSelfPaced: false,
  partTimeEducationDuration: 23_328_000,
  fullTimeEducationDuration: 11_664_000,
  progress: { done: 14, total: 32 },
  lessonCount: 32,
  cover: { motif: 'route', hue: 'ink', seed: 'network-engineer' },
};

export const bundleFixture: Schema<'Module'> = {
  ...foreignFixture,
  id: 80,
  name: 'Branch Office Bundle',
  type: 8,
  uniqueName: 'branch-office',
  cover: { motif: 'fabric', hue: 'slate', seed: 'branch-office' },
  shortDescription: 'Two courses and a project that end in two offices talking to each other.',
  level: 1,
  childrenId: [3, 12],
  lessonCount: 18,
};

export const labModuleFixture: Schema<'Module'> = {
  ...foreignFixture,
  id: 60,
  name: 'Trunk repair',
  type: 10,
  subtype: 1,
  uniqueName: 'trunk-repair',
  cover: { motif: 'lanes', hue: 'green', seed: 'trunk-repair' },
  shortDescription: 'Four switches, one trunk that carries the wrong VLANs.',
  level: 1,
  length: null,
  lessonCount: 0,
};
