import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {import('./entries.d.mts').Entry} Entry */

/**
 * Every entry of a package, by name. They are those of `publishConfig.exports`, patterns expanded as Node does: `*`
 * stands for folders too, and a more exact key wins, even one that closes a path with `null`.
 * @param {string} folder
 * @returns {Entry[]}
 */
export function entriesOf(folder) {
  const { name: packageName, exports, publishConfig } = manifestOf(folder);
  const keys = Object.keys(publishConfig.exports);
  return keys
    .filter((key) => publishConfig.exports[key]?.types)
    .flatMap((key) => {
      const source = exports[key]['uplink-source'];
      return starsOf(source, folder)
        .filter((star) => keyFor(fill(key, star), keys) === key)
        .map((star) => ({
          name: fill(key, star).replace(/^\.\/?/, ''),
          module: packageName + fill(key, star).slice(1),
          source: join(fill(source, star)),
          built: join(fill(publishConfig.exports[key].default, star)),
        }));
    })
    .sort((one, other) => (one.name < other.name ? -1 : 1));
}

/**
 * The style sheets that a built package is published with, such as `dist/styles.css`.
 * @param {string} folder
 * @returns {string[]}
 */
export function sheetsOf(folder) {
  const targets = Object.values(manifestOf(folder).publishConfig.exports);
  const files = targets
    .filter((target) => typeof target === 'string' && target.endsWith('.css'))
    .flatMap((target) => starsOf(target, folder).map((star) => join(fill(target, star))));
  return [...new Set(files)].sort();
}

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));

/** @param {string} pattern @param {string} star */
const fill = (pattern, star) => pattern.replace('*', () => star);

/** What the `*` of a pattern can be, by the files that exist. Without one, the empty string fills it. @param {string} pattern @param {string} folder */
function starsOf(pattern, folder) {
  const [start = '', end] = join(pattern).split('*');
  if (end === undefined) return [''];
  return globSync(`${start}**/*${end}`, { cwd: folder }).map((file) =>
    file.slice(start.length, file.length - end.length),
  );
}

/** The key that Node takes for a path: the path itself, or the pattern with the longest beginning. @param {string} path @param {string[]} keys */
function keyFor(path, keys) {
  if (keys.includes(path)) return path;
  const [key] = keys
    .filter((one) => {
      const [start = '', end] = one.split('*');
      return end !== undefined && path.startsWith(start) && path.endsWith(end);
    })
    .sort((one, other) => other.indexOf('*') - one.indexOf('*') || other.length - one.length);
  return key;
}
