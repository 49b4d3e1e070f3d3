/** The borders of docs/architecture.md: arrows point down only, features do not know each other. */
import { readdirSync } from 'node:fs';

/** Everything in packages/ but what lies under the feature packages, and `embed`, which composes them. */
const features = readdirSync(new URL('packages', import.meta.url))
  .filter((name) => !['api-client', 'ui', 'kit', 'net', 'embed'].includes(name))
  .join('|');

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    { name: 'no-cycle', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'packages-know-no-app',
      severity: 'error',
      from: { path: '^packages/' },
      to: { path: '^apps/' },
    },
    {
      name: 'api-client-stands-alone',
      severity: 'error',
      from: { path: '^packages/api-client/src' },
      to: { path: '^packages/(?!api-client/)' },
    },
    {
      name: 'ui-knows-nothing-of-the-academy',
      severity: 'error',
      from: { path: '^packages/ui/src' },
      to: { path: '^packages/(?!ui/)' },
    },
    {
      name: 'net-stands-alone',
      comment: 'The engine runs in browsers, workers and the server, without any of them.',
      severity: 'error',
      from: { path: '^packages/net/src', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/net/src' },
    },
    {
      name: 'kit-knows-no-feature',
      severity: 'error',
      from: { path: '^packages/kit/src' },
      to: { path: '^packages/(?!api-client/|ui/|kit/|net/)' },
    },
    {
      name: 'feature-packages-stay-apart',
      severity: 'error',
      from: { path: `^packages/(${features})/src` },
      to: { path: '^packages/(?!api-client/|ui/|kit/|net/|$1/)' },
    },
    {
      name: 'features-stay-apart',
      comment:
        'A feature does not import another feature; what they share is in `shared`, or in kit for all audiences. The entry `messages` lists the texts of all.',
      severity: 'error',
      from: {
        path: `^packages/(${features})/src/([^/]+)/`,
        pathNot: `^packages/(${features})/src/messages/`,
      },
      to: { path: '^packages/$1/src/', pathNot: '^packages/$1/src/($2|shared)/' },
    },
    {
      name: 'domain-is-pure',
      severity: 'error',
      from: { path: '^packages/api-client/src/domain', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/api-client/src/(domain|generated)' },
    },
    {
      name: 'server-takes-only-contract-and-domain',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: {
        path: '^(packages|apps/(portal|storybook))/',
        pathNot:
          '^packages/(api-client/src/(index|domain|generated)|ui/src/cover-drawing/|net/src/)',
      },
    },
    {
      name: 'handlers-ask-services',
      comment: 'A handler speaks HTTP; its service decides and asks the database.',
      severity: 'error',
      from: { path: '^apps/server/src/.*\\.(handlers|routes)\\.ts$' },
      to: {
        path: '^apps/server/src/(db/|.*\\.repository\\.ts$)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'portal-areas-stay-apart',
      comment: 'An area of the portal imports no other; shared parts live in the folder `shared`.',
      severity: 'error',
      from: { path: '^apps/portal/src/routes/([^/]+)/' },
      to: {
        path: '^apps/portal/src/routes/[^/]+/',
        pathNot: '^apps/portal/src/routes/($1|shared)/',
      },
    },
    {
      name: 'sub-applications-come-behind-their-door',
      comment:
        'The first load knows where /creator and /admin begin, and nothing that lies in them.',
      severity: 'error',
      from: {
        path: '^apps/portal/src/',
        pathNot: '^apps/portal/src/routes/(creator|admin)/|\\.test\\.tsx$',
      },
      to: {
        path: '^(apps/portal/src/routes|packages)/(creator|admin)/',
        pathNot: '^apps/portal/src/routes/(creator|admin)/\\w+\\.route\\.ts$',
      },
    },
    {
      name: 'portal-and-server-do-not-meet',
      severity: 'error',
      from: { path: '^apps/portal/src' },
      to: { path: '^apps/(server|storybook)/' },
    },
    {
      name: 'no-test-code-in-the-product',
      severity: 'error',
      from: {
        pathNot:
          '(\\.(test|stories|fixture|harness)\\.tsx?$|/testing/|/e2e/|/bench/|\\.storybook/)',
      },
      to: { path: '(\\.(test|stories|fixture|harness)\\.tsx?$|/testing/)' },
    },
    {
      name: 'only-controllers-ask-the-client',
      comment: 'A view draws; its controller queries and mutates.',
      severity: 'error',
      from: { path: `^packages/(kit|${features})/src/.*\\.view\\.tsx$` },
      to: {
        path: '^packages/api-client/src/(react|client)|node_modules/@tanstack/react-query',
        dependencyTypesNot: ['type-only'],
      },
    },
  ],
  options: {
    includeOnly: '^(packages|apps)/',
    exclude: { path: '(^|/)(dist|node_modules|generated|storybook-static)/' },
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      conditionNames: ['uplink-source', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    moduleSystems: ['es6'],
    cache: false,
    progress: { type: 'none' },
    reporterOptions: { text: { highlightFocused: true } },
  },
};
