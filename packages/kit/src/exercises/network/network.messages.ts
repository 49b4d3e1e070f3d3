import { defineMessages } from '@uplink/api-client/messages';
import type { LineFault } from '@uplink/net/cli';
import { packetTexts, stepSentences } from '@uplink/net/messages';

export const networkMessages = defineMessages('kit/network', {
  network: 'Network',
  views: { drawing: 'Topology', list: 'List' },
  show: 'Show the network as',
  columns: {
    device: 'Device',
    port: 'Port',
    address: 'Address',
    status: 'State',
    peer: 'Connected to',
  },
  status: { up: 'up', down: 'down', shut: 'shut' },
  noAddress: 'none',
  noPeer: 'nothing',
  key: { there: 'Request', back: 'Reply', up: 'Port up', down: 'Port down or shut' },
  consoles: 'Consoles',
  consoleOf: (device: string) => `Console of ${device}`,
  output: (device: string) => `Output of ${device}`,
  completes: 'completes',
  lists: 'lists',
  keys: 'Press Tab or Ctrl and Space to complete, question mark to list what can come next, up arrow to bring back the last command, and Escape then Tab to leave the console.',
  lines: (count: number) => `${count} lines of output`,
  modes: {
    host: 'host',
    user: 'user mode',
    privileged: 'privileged mode',
    config: 'configuration mode',
    interface: 'interface configuration',
    subinterface: 'subinterface configuration',
    vlan: 'VLAN configuration',
    line: 'line configuration',
    'standard-acl': 'access list',
    'extended-acl': 'access list',
  },
  inputOf: (device: string, mode: string) => `${device}, ${mode}`,
  locked: 'read-only',
  steps: stepSentences,
  packetNames: packetTexts,
  walk: 'The packet, hop by hop',
  legs: { there: 'Outbound', back: 'Return' },
  leg: 'Direction',
  hop: (at: number, count: number) => `hop ${at} of ${count}`,
  previous: 'Previous hop',
  next: 'Next hop',
  play: 'Play from the start',
  passed: 'passed',
  dropped: 'dropped',
  packets: 'Packets',
  facts: { from: 'From', to: 'To', ttl: 'TTL at the end', kind: 'Packet' },
  /** Why a line did nothing, in words: the caret is only a picture of it. */
  fault: ({ code, word, text }: LineFault): string => {
    switch (code) {
      case 'invalid':
        return word === undefined ? 'Not understood.' : `Invalid at word ${word}, “${text}”.`;
      case 'ambiguous':
        return `Word ${word}, “${text}”, could mean several commands.`;
      case 'incomplete':
        return 'The command is incomplete. A question mark lists what can come next.';
      case 'not-included':
        return "Real devices know this command, but the academy doesn't support it.";
      case 'too-long':
        return 'The line is too long.';
      case 'full':
        return 'The session has no room for more commands. Start over to continue.';
    }
  },
});
