/*
 * What tests in a browser import from packages. Vite prepares these before the first test: one it
 * meets only on the way makes it reload the page, and with it the test that was running.
 */
const ofReact = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
];

export const browserDeps = [
  ...ofReact,
  'react-aria-components',
  '@uplink/ui > lucide-react',
  '@uplink/learner > @uplink/kit > dompurify',
  '@uplink/learner > @uplink/kit > @tanstack/react-form',
  '@uplink/learner > @tanstack/react-query',
  '@uplink/api-client > idb-keyval',
  '@uplink/api-client > openapi-fetch',
];
