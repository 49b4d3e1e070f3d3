import css from '@uplink/ui/tokens.css?raw';

const groups: [title: string, begins: RegExp][] = [
  ['Text', /^--ul-text/],
  ['Surfaces and borders', /^--ul-(bg|border)/],
  ['Actions', /^--ul-(primary|accent|focus|on-)/],
  ['Shape', /^--ul-(radius|shadow)/],
  ['Space', /^--ul-(space|gap)/],
  ['Type', /^--ul-(font|size|line|track|weight)/],
  ['Motion', /^--ul-(motion|ease|shift)/],
];

const names = [
  ...new Set([...css.matchAll(/^\s*(--ul-[\w-]+):/gm)].map(([, name = '']) => name)),
].filter((name) => !/-\d{2,4}$/.test(name) || /^--ul-(space|line|size)/.test(name));

/** Tokens that a host overrides, in groups; ramps are left out. */
export const tokenGroups = [
  ...groups.map(([title, begins]) => ({ title, names: names.filter((name) => begins.test(name)) })),
  {
    title: 'Others',
    names: names.filter((name) => !groups.some(([, begins]) => begins.test(name))),
  },
].filter((group) => group.names.length > 0);
