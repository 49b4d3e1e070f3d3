/*
 * Dependencies of the browser tests, which Vite bundles before the first test. If it discovered one later, it
 * would reload the page in the middle of a test.
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
  '@uplink/learner > @simplewebauthn/browser',
  '@uplink/learner > @uplink/kit > @simplewebauthn/browser',
  '@uplink/learner > @tanstack/react-query',
  '@uplink/learner > uqr',
  '@uplink/api-client > idb-keyval',
  '@uplink/api-client > openapi-fetch',
  '@uplink/admin > recharts',
  '@uplink/creator > @tiptap/core',
  '@uplink/creator > @tiptap/react',
  '@uplink/creator > @tiptap/starter-kit',
  '@uplink/creator > @tiptap/extension-image',
  '@uplink/creator > @tiptap/extension-table',
  '@uplink/creator > papaparse',
  '@uplink/creator > yaml',
  '@uplink/creator > micromark',
  '@uplink/creator > micromark-extension-gfm',
];

/** In a test the virtualizer of react-aria asks the process, which a browser doesn't have, whether to do its work. */
export const browserDefine = { 'process.env.VIRT_ON': '"1"' };
