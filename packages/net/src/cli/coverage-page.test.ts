import { expect, test } from 'vitest';
import { type Covered, coverage } from './modes.ts';

const titles: Record<Covered['mode'], string> = {
  user: 'User mode, `R1>`',
  privileged: 'Privileged mode, `R1#`',
  config: 'Configuration, `R1(config)#`',
  interface: 'Interface, `R1(config-if)#`',
  subinterface: 'Subinterface, `R1(config-subif)#`',
  vlan: 'VLAN, `SW1(config-vlan)#`',
  line: 'Line, `R1(config-line)#`',
  'standard-acl': 'Standard access list, `R1(config-std-nacl)#`',
  'extended-acl': 'Extended access list, `R1(config-ext-nacl)#`',
  host: 'Hosts, `PC1>`',
};

const intro = `# Commands in exercises

Every command that the devices of exercises know, from the grammar that reads them. Words can be shortened as long as they stay
unique, \`?\` lists what may come next, and Tab completes. In configuration modes \`no\` removes a line, and \`do\` runs a
command of privileged mode.

What is listed as not included is recognized: the device says that the academy doesn't include it. Other commands are answered as
mistakes.`;

const lines = (commands: Covered[]) =>
  [...new Set(commands.map(({ command, on }) => `- \`${command}\`${onlyOn(on)}`))].join('\n');

const onlyOn = (on: Covered['on']) =>
  on.length === 1 && on[0] !== 'host' ? `, ${on[0]} only` : '';

function section(mode: Covered['mode'], commands: Covered[]): string {
  const included = commands.filter(({ isIncluded }) => isIncluded);
  const others = commands.filter(({ isIncluded }) => !isIncluded);
  return [
    `## ${titles[mode]}`,
    lines(included),
    ...(others.length > 0 ? ['Not included:', lines(others)] : []),
  ].join('\n\n');
}

/** After a change of the grammar: `vitest run -u` on this file. */
test('the page of commands lists what the grammar knows', async () => {
  const all = coverage();
  const sections = (Object.keys(titles) as Covered['mode'][]).map((mode) =>
    section(
      mode,
      all.filter((each) => each.mode === mode),
    ),
  );
  const page = `${[intro, ...sections].join('\n\n')}\n`;
  await expect(page).toMatchFileSnapshot('../../../../docs/exercise-commands.md');
});
