import { transformAsync } from '@babel/core';
import compiler from 'babel-plugin-react-compiler';
import { defineConfig } from 'vite';

let compiled = 0;
const logger = {
  logEvent: (_file, { kind }) => {
    if (kind === 'CompileSuccess') compiled += 1;
  },
};

/** Compiles the academy's packages, not only the host's own code. */
export default defineConfig({
  plugins: [
    {
      name: 'compiler',
      async transform(code, id) {
        if (!/@uplink\/(ui|kit|learner|api-client)\/.*\.js$/.test(id)) return null;
        // It leaves out what is installed unless it is told otherwise.
        const plugins = [[compiler, { logger, panicThreshold: 'none', sources: () => true }]];
        const made = await transformAsync(code, {
          filename: id,
          plugins,
          configFile: false,
          sourceMaps: true,
        });
        return made && { code: made.code, map: made.map };
      },
      buildEnd() {
        if (compiled < 50) throw new Error(`Only ${compiled} components and hooks were compiled.`);
      },
    },
  ],
});
