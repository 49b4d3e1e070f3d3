import type { Setting, Settings } from './settings/setting.types.ts';
import { settingGroups } from './settings.ts';

const head = `# Settings

<!-- Written by \`pnpm --filter @uplink/server generate:settings\` from \`config/settings\`. -->

The server reads its settings from the environment when it starts. A wrong value stops the start with a sentence
that says what to set. With \`NODE_ENV=production\`, the server doesn't start without those marked **required**;
\`DEMO=1\` lifts that.
`;

/** docs/operating/settings.md. */
export function settingsPage(): string {
  return [head, ...Object.entries(settingGroups).map(section)].join('\n');
}

function section([group, settings]: [string, Settings]): string {
  const lines = Object.entries(settings).map(
    ([name, setting]) => `| \`${name}\` | ${cells(setting)} |`,
  );
  return `## ${group}\n\n| Variable | Meaning | If not set |\n| --- | --- | --- |\n${lines.join('\n')}\n`;
}

function cells({ about, fallback, otherwise, isRequired }: Setting): string {
  const value = fallback ? `\`${fallback}\`` : (otherwise ?? '');
  return `${about}${isRequired ? ' **Required.**' : ''} | ${value}`;
}
