import { BaseSequencer } from 'vitest/node';

/** Files of a minute and more, the longest first: one that begins last leaves the other workers idle. */
const longest = [
  'plugins/contract/contract-fuzz-even',
  'plugins/contract/contract-fuzz-odd',
  'src/kill',
  'src/purchase-kill',
  'access/access',
  'purchases/purchase-faults',
  'purchases/purchase-kills',
  'purchases/purchase-races',
].map((name) => `/${name}.test.ts`);

const placeOf = (/** @type {import('vitest/node').TestSpecification} */ { moduleId }) => {
  const place = longest.findIndex((end) => moduleId.endsWith(end));
  return place === -1 ? longest.length : place;
};

/** Vitest knows how long files take from its last run; a fresh copy has had none. */
export class LongestFirst extends BaseSequencer {
  /** @override @param {import('vitest/node').TestSpecification[]} files */
  async sort(files) {
    const sorted = await super.sort(files);
    return sorted.sort((one, other) => placeOf(one) - placeOf(other));
  }
}
