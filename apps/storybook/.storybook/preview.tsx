import { LinkProvider } from '@uplink/ui/link';
import { lazy, Suspense } from 'react';
import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import type { Preview, StoryContext } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';
import { InLocale } from './locale.tsx';

// Tests show no pages of components, and are ready sooner without their code.
const LazyPage = lazy(() => import('../pages/component-page.tsx'));
const ComponentPage = () => (
  <Suspense fallback={null}>
    <LazyPage />
  </Suspense>
);

/** What "Show code" shows. Tests show none, and are ready sooner without it. */
const transform = async (written: string, context: StoryContext) =>
  (await import('../pages/shown-code.ts')).shownCode(written, context);

// A part that is loaded on its own takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    layout: 'padded',
    // Only violations are gathered and reported: that is quicker.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    docs: { page: ComponentPage, source: { type: 'code', transform } },
    options: {
      storySort: {
        method: 'alphabetical',
        order: [
          'Start',
          ['Start here', 'Find by task', 'Theming', 'Mock back end', 'Contract'],
          'embed',
          'ui',
          'kit',
          'learner',
          'mentor',
          'creator',
          'admin',
        ],
      },
    },
    // Tests have the width of a desktop unless their story says otherwise.
    viewport: {
      defaultViewport: 'desk',
      options: {
        ...MINIMAL_VIEWPORTS,
        desk: { name: 'Desk', styles: { width: '1440px', height: '900px' }, type: 'desktop' },
      },
    },
  },
  globalTypes: {
    theme: {
      description: 'Colour theme',
      toolbar: { title: 'Theme', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    direction: {
      description: 'Text direction',
      toolbar: { title: 'Direction', items: ['ltr', 'rtl'], dynamicTitle: true },
    },
    locale: {
      description: 'Language of all texts that a host can replace',
      toolbar: {
        title: 'Language',
        items: [
          { value: 'en', title: 'English' },
          { value: 'pseudo', title: 'Replaced (ŕéþĺáçéđ)' },
        ],
        dynamicTitle: true,
      },
    },
    density: {
      description: 'Room between letters, words and lines',
      toolbar: { title: 'Density', items: ['regular', 'wide'], dynamicTitle: true },
    },
    motion: {
      description: 'Motion',
      toolbar: { title: 'Motion', items: ['full', 'less'], dynamicTitle: true },
    },
    scenario: {
      description: 'What the server behind a widget does',
      toolbar: {
        title: 'Scenario',
        items: [
          { value: 'written', title: 'As the story says' },
          { value: 'ready', title: "The contract's examples" },
          { value: 'empty', title: 'Empty lists' },
          { value: 'slow', title: 'Slow' },
          { value: 'failing', title: 'Failing' },
          { value: 'offline', title: 'Offline' },
        ],
        dynamicTitle: true,
      },
    },
    texts: {
      description: 'What people named things',
      toolbar: {
        title: 'Texts',
        items: [
          { value: 'written', title: 'As the story says' },
          { value: 'long', title: 'Long names' },
        ],
        dynamicTitle: true,
      },
    },
    role: {
      description: 'Who calls the server',
      toolbar: {
        title: 'Role',
        items: [
          { value: 'any', title: 'Any role' },
          ...['visitor', 'student', 'mentor', 'customerSupport', 'sales', 'marketing', 'admin'],
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    theme: 'light',
    direction: 'ltr',
    locale: 'en',
    density: 'regular',
    motion: 'full',
    scenario: 'written',
    role: 'any',
    texts: 'written',
  },
  // Storybook does this too, but not for tests: a page has room at its sides unless the story is a whole page.
  beforeEach: ({ parameters, viewMode }) => {
    if (viewMode === 'story')
      document.body.style.padding = parameters.layout === 'fullscreen' ? '0' : '16px';
  },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      mark('theme', globals.theme, 'system');
      mark('spacing', globals.density, 'regular');
      mark('motion', globals.motion, 'full');
      root.dir = globals.direction;
      // A link in a story leads nowhere: the story stays.
      return (
        <LinkProvider navigate={() => {}}>
          <InLocale locale={globals.locale}>
            <Story />
          </InLocale>
        </LinkProvider>
      );
    },
  ],
};

/** Writes a choice on the root element, unless it is the usual one. */
function mark(name: string, value: string, usual: string) {
  if (value === usual) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

export default preview;
