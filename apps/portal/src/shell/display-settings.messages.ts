import type { DisplaySetting } from './display.ts';

/** What each setting is called, says under itself, and offers; first what holds when nothing is chosen. */
export const messages = {
  title: 'Display settings',
  kept: 'What you choose is kept in this browser and holds on every page.',
  reset: 'Back to the defaults',
  done: 'Done',
  settings: {
    theme: { label: 'Theme', default: 'As the device', choices: { light: 'Light', dark: 'Dark' } },
    text: {
      label: 'Text size',
      default: '100%',
      choices: { 112: '112%', 125: '125%', 150: '150%' },
    },
    spacing: {
      label: 'Spacing',
      help: 'Wide puts more room between letters, words and lines. Many people with dyslexia read it more easily.',
      default: 'Normal',
      choices: { wide: 'Wide' },
    },
    contrast: { label: 'Contrast', default: 'As the device', choices: { more: 'More' } },
    motion: { label: 'Motion', default: 'As the device', choices: { less: 'Less' } },
  } satisfies Record<DisplaySetting, SettingMessages>,
};

export interface SettingMessages {
  label: string;
  help?: string;
  default: string;
  choices: Record<string, string>;
}
