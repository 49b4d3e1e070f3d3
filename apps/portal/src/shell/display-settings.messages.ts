import type { DisplaySetting } from './display.ts';

/** The label, help text and choices of each setting; `default` is what applies until one is chosen. */
export const messages = {
  title: 'Display settings',
  kept: 'Your choices are saved in this browser and apply to every page.',
  reset: 'Reset to defaults',
  done: 'Done',
  settings: {
    theme: { label: 'Theme', default: 'Match device', choices: { light: 'Light', dark: 'Dark' } },
    text: {
      label: 'Text size',
      default: '100%',
      choices: { 112: '112%', 125: '125%', 150: '150%' },
    },
    spacing: {
      label: 'Spacing',
      help: 'Wide adds space between letters, words and lines. Many people with dyslexia find it easier to read.',
      default: 'Normal',
      choices: { wide: 'Wide' },
    },
    contrast: { label: 'Contrast', default: 'Match device', choices: { more: 'More' } },
    motion: { label: 'Motion', default: 'Match device', choices: { less: 'Less' } },
  } satisfies Record<DisplaySetting, SettingMessages>,
};

export interface SettingMessages {
  label: string;
  help?: string;
  default: string;
  choices: Record<string, string>;
}
