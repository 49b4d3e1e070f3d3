import type { DeviceKind } from '../config/index.ts';
import { scopeOf } from '../config/settings/modes.ts';
import type { ConfigMode, Setting } from '../config/settings/setting.ts';
import type { Effect, Exec } from './exec.ts';
import type { Args } from './grammar/command.ts';
import { type Match, match } from './grammar/match.ts';
import { helpLines } from './help.ts';
import { type Act, graphOfMode } from './modes.ts';
import { filtered, splitFilter } from './output-filter.ts';
import {
  deviceOf,
  draftOf,
  LONGEST_LINE,
  type LogEntry,
  MOST_COMMANDS,
  MOST_EVENTS,
  type Position,
  promptOf,
  type Session,
  setupOf,
} from './session.ts';
import { type Token, tokensOf } from './tokens.ts';

/** Why a line did nothing. `word` counts from 1. */
export interface LineFault {
  code: 'invalid' | 'ambiguous' | 'incomplete' | 'not-included' | 'too-long' | 'full';
  word?: number;
  text?: string;
}

/** A line, and what the device answered. */
export interface Exchange {
  device: string;
  prompt: string;
  line: string;
  output: string[];
  fault?: LineFault;
}

export interface Entered {
  session: Session;
  exchange: Exchange;
}

const NOT_INCLUDED = "% The academy doesn't include this command.";

/** Enters a line at a device: the same session and line always give the same result. */
export function enter(session: Session, { device, line: raw }: LogEntry): Entered {
  const kind = deviceOf(session, device)?.kind;
  const line = raw.slice(0, LONGEST_LINE).replace(/[\r\n\t]/g, ' ');
  const exchange: Exchange = { device, prompt: promptOf(session, device), line, output: [] };
  const refuse = (output: string, code: LineFault['code']) => ({
    session,
    exchange: { ...exchange, output: [output], fault: { code } },
  });
  if (!kind) return refuse('% There is no such device.', 'invalid');
  if (raw.length > LONGEST_LINE) return refuse('% The line is too long.', 'too-long');
  if (session.commands >= MOST_COMMANDS || session.spent >= MOST_EVENTS) {
    return refuse('% This session is full. Start over to continue.', 'full');
  }
  const counted = { ...session, commands: session.commands + 1 };
  if (/\?\s*$/.test(line)) {
    const output = helpLines(session, device, line.replace(/\?\s*$/, ''));
    return { session: counted, exchange: { ...exchange, output } };
  }
  const done = run(counted, { device, kind, line });
  return { session: done.session, exchange: { ...exchange, ...done.said } };
}

interface Line {
  device: string;
  kind: DeviceKind;
  line: string;
}

interface Done {
  session: Session;
  said: Pick<Exchange, 'output' | 'fault'>;
}

function run(session: Session, { device, kind, line }: Line): Done {
  const { command, filter } = splitFilter(line);
  const tokens = tokensOf(command);
  if (!tokens.length || tokens[0]?.text[0] === '!') return { session, said: { output: [] } };
  const at = session.positions[device] as Position;
  const { found, where } = understand(tokens, at, kind);
  if (found.kind !== 'matched') {
    const indent = promptOf(session, device).length;
    return { session, said: faultOf(found, tokens, { command, indent }) };
  }
  if (found.command.isHidden) {
    return { session, said: { output: [NOT_INCLUDED], fault: { code: 'not-included' } } };
  }
  const act = found.command.effect;
  const done =
    'run' in act
      ? execute(session, device, act, found.args)
      : configure(session, device, { act, where, args: found.args });
  if (!filter) return done;
  return { ...done, said: { ...done.said, output: filtered(done.said.output, filter) } };
}

/** Devices also accept lines of the outer mode inside an inner one. */
function understand(tokens: Token[], at: Position, kind: DeviceKind) {
  const words = tokens.map(({ text }) => text);
  const found = match(words, graphOfMode(at.mode, kind));
  const isInner = !['host', 'user', 'privileged', 'config'].some((mode) => mode === at.mode);
  if (isIncluded(found) || !isInner) return { found, where: at };
  const where: Position = { mode: 'config', key: '' };
  const outer = match(words, graphOfMode('config', kind));
  const isBetter =
    isIncluded(outer) ||
    (found.kind !== 'matched' && (outer.kind === 'matched' || reach(outer) > reach(found)));
  return isBetter ? { found: outer, where } : { found, where: at };
}

const isIncluded = (found: Match<Act>) => found.kind === 'matched' && !found.command.isHidden;

/** How far a line was understood. */
const reach = (found: Match<Act>) =>
  'word' in found ? found.word : found.kind === 'incomplete' ? Number.POSITIVE_INFINITY : 0;

function faultOf(
  found: Exclude<Match<Act>, { kind: 'matched' }>,
  tokens: Token[],
  { command, indent }: { command: string; indent: number },
): Done['said'] {
  if (found.kind === 'incomplete') {
    return { output: ['% Incomplete command.'], fault: { code: 'incomplete' } };
  }
  const token = tokens[found.word] as Token;
  const fault = { code: found.kind, word: found.word + 1, text: token.text };
  if (found.kind === 'ambiguous') {
    return { output: [`% Ambiguous command:  "${command.trim()}"`], fault };
  }
  const caret = `${' '.repeat(indent + token.start)}^`;
  return { output: [caret, "% Invalid input detected at '^' marker."], fault };
}

function execute(session: Session, device: string, act: Exec, args: Args): Done {
  const config = session.configs[device];
  if (!config) return { session, said: { output: [] } };
  const effect: Effect = act.run(args, { session, device, config, setup: setupOf(session) });
  const { position, tables = session.tables, spent = 0, output = [] } = effect;
  const positions = position ? { ...session.positions, [device]: position } : session.positions;
  return {
    session: { ...session, positions, tables, spent: session.spent + spent },
    said: { output },
  };
}

interface Change {
  act: Setting;
  where: Position;
  args: Args;
}

function configure(session: Session, device: string, { act, where, args }: Change): Done {
  const draft = draftOf(session, device);
  const mode = where.mode === 'host' ? 'config' : (where.mode as ConfigMode);
  const scope = scopeOf(draft, mode, where.key);
  if (!scope) {
    const position: Position = { mode: 'config', key: '' };
    const positions = { ...session.positions, [device]: position };
    return { session: { ...session, positions }, said: { output: ['% This no longer exists.'] } };
  }
  if (session.locked.indexOf(device) >= 0) return { session, said: { output: [LOCKED_HOST] } };
  const isNegated = args.negated !== undefined;
  const said = isNegated ? act.unset?.(args, scope) : act.set(args, scope);
  const opened = isNegated || isRefusal(said, act) ? undefined : act.opens?.(args);
  return {
    session: {
      ...session,
      configs: { ...session.configs, [device]: draft },
      positions: { ...session.positions, [device]: opened ?? where },
    },
    said: { output: said ? said.split('\n') : [] },
  };
}

const LOCKED_HOST = "% This device is locked in this exercise: you can't change it.";

/** What opens a mode opens it unless the device said why not. */
const isRefusal = (said: string | undefined, act: Setting) => said !== undefined && !!act.opens;
