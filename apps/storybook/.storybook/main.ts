import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';
import { modules } from './modules.ts';

/** Agents ask a running Storybook; its build has lists for them, and its tests need none. */
const forAgents = process.argv.includes('dev') ? ['@storybook/addon-mcp'] : [];

const config: StorybookConfig = {
  stories: ['../pages/*.stories.tsx', '../../../packages/*/src/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    ...forAgents,
  ],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  viteFinal: (vite) => ({
    ...vite,
    define: { ...vite.define, MODULES: JSON.stringify(modules) },
    // The code of stories names their components.
    build: mergeConfig(
      vite.build ?? {},
      { rolldownOptions: { output: { keepNames: true } } },
      false,
    ),
    resolve: {
      ...vite.resolve,
      conditions: ['uplink-source', 'module', 'browser', 'development|production'],
      dedupe: ['react', 'react-dom', '@tanstack/react-query'],
    },
  }),
};

export default config;
