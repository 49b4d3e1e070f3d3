import { LinkProvider } from '@uplink/ui/link';
import '@uplink/ui/tokens.css';
import '@uplink/ui/base.css';
import '@uplink/ui/helpers.css';
import type { Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { MINIMAL_VIEWPORTS } from 'storybook/viewport';

// A part that is loaded on its own takes its time on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

const preview: Preview = {
  parameters: {
    layout: 'padded',
    // What is right is neither gathered nor told: axe is quicker so.
    a11y: { test: 'error', options: { resultTypes: ['violations'] } },
    controls: { expanded: true },
    // A test stands on a desk where its story says nothing else.
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
  },
  initialGlobals: { theme: 'light', direction: 'ltr' },
  decorators: [
    (Story, { globals }) => {
      const root = document.documentElement;
      if (globals.theme === 'system') delete root.dataset.theme;
      else root.dataset.theme = globals.theme;
      root.dir = globals.direction;
      // A link in a story leads nowhere: the story stays.
      return (
        <LinkProvider navigate={() => {}}>
          <Story />
        </LinkProvider>
      );
    },
  ],
};

export default preview;
