import { transformAsync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';

/**
 * Compiles the components and hooks of the packages with the React Compiler as they are served, so that stories run on
 * what hosts with the compiler run. What it can't compile stays as it is, as in their builds.
 * @returns {import('vite').Plugin}
 */
export function compiledSources() {
  return {
    name: 'compiled-sources',
    enforce: 'pre',
    async transform(code, id) {
      if (!/\/packages\/\w[\w-]*\/src\/.*\.tsx?$/.test(id)) return null;
      if (/\.(test|stories|fixture|harness|messages)\.tsx?$|\/testing\//.test(id)) return null;
      if (!/\buse[A-Z]\w*\(|<[A-Z>]/.test(code)) return null;
      const made = await transformAsync(code, {
        filename: id,
        babelrc: false,
        configFile: false,
        sourceMaps: true,
        parserOpts: { plugins: ['typescript', 'jsx'] },
        plugins: [[compiler, { panicThreshold: 'none' }]],
      });
      return made?.code ? { code: made.code, map: made.map } : null;
    },
  };
}
