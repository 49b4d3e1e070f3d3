import { match } from '../cli/grammar/match.ts';
import {
  addInterface,
  type DeviceConfig,
  type DeviceKind,
  findInterface,
  newConfig,
} from './model.ts';
import { scopeOf, settingGraphs } from './settings/modes.ts';
import type { ConfigMode } from './settings/setting.ts';

/** A line of a configuration that isn't understood, with its number. */
export interface UnreadLine {
  line: number;
  text: string;
  /** Whether devices in the field know it, and the academy doesn't include it. */
  isKnown: boolean;
}

export interface ReadConfig {
  config: DeviceConfig;
  unread: UnreadLine[];
  /** How many lines mean something. */
  lines: number;
}

interface Position {
  mode: ConfigMode;
  key: string;
}

const TOP: Position = { mode: 'config', key: '' };
/** Lines that devices print around a configuration. */
const isIgnored = (text: string) =>
  /^(!.*|end|exit|exit-address-family|Building configuration\.*|Current configuration ?:.*)?$/.test(
    text,
  );

/**
 * Reads a running configuration. With `ports`, it is the configuration of a device that has exactly these; without, every
 * interface that the text names exists.
 */
export function parseConfig(text: string, kind: DeviceKind, ports?: string[]): ReadConfig {
  return readLines(newConfig(kind, '', ports ?? []), text, !ports);
}

/** The configuration after these lines were entered. It copies nothing: pass a copy to keep the one before. */
export const withLines = (config: DeviceConfig, text: string): ReadConfig =>
  readLines(config, text, false);

function readLines(config: DeviceConfig, text: string, grows: boolean): ReadConfig {
  const { kind } = config;
  const read: ReadConfig = { config, unread: [], lines: 0 };
  let at: Position | undefined = TOP;
  text.split('\n').forEach((raw, i) => {
    const words = wordsOf(raw);
    if (isIgnored(words.join(' '))) return;
    read.lines++;
    const isInner = /^\s/.test(raw) && kind !== 'host';
    if (!isInner) at = TOP;
    const next: Position | undefined = at && readLine(config, words, at, grows);
    // What is below a line that isn't understood belongs to it.
    if (next) at = next;
    else if (!isInner) at = undefined;
    if (!next) read.unread.push(unreadLine({ raw, index: i, words }, at ?? TOP, kind));
  });
  return read;
}

/** Reads one line, and says where the next one begins. */
function readLine(
  config: DeviceConfig,
  words: string[],
  at: Position,
  grows: boolean,
): Position | undefined {
  const scope = scopeOf(config, at.mode, at.key);
  if (!scope) return undefined;
  const isNegated = words[0] === 'no';
  const graphs = settingGraphs(at.mode, config.kind);
  const found = match(
    isNegated ? words.slice(1) : words,
    isNegated ? graphs.negated : graphs.plain,
  );
  if (found.kind !== 'matched' || found.command.isHidden) {
    return at.mode === 'config' ? undefined : readOuterLine(config, words, at, grows);
  }
  const { effect } = found.command;
  const opened = isNegated ? undefined : effect.opens?.(found.args);
  if (opened && /interface$/.test(opened.mode)) openInterface(config, opened.key, grows);
  if (isNegated) effect.unset?.(found.args, scope);
  else effect.set(found.args, scope);
  return opened ?? at;
}

/** Devices accept lines of the outer mode inside an inner one, and older ones print them so. */
function readOuterLine(config: DeviceConfig, words: string[], at: Position, grows: boolean) {
  const next = readLine(config, words, TOP, grows);
  return next === TOP ? at : next;
}

/** An interface that a configuration names is up unless it says `shutdown`. */
function openInterface(config: DeviceConfig, name: string, grows: boolean) {
  const found = findInterface(config, name);
  if (found) found.isShut = false;
  else if (grows) addInterface(config, name);
}

function unreadLine(
  { raw, index, words }: { raw: string; index: number; words: string[] },
  at: Position,
  kind: DeviceKind,
): UnreadLine {
  const found = [at, TOP].map(({ mode }) => match(words, settingGraphs(mode, kind).plain));
  const isKnown = found.some((each) => each.kind === 'matched' && !!each.command.isHidden);
  return { line: index + 1, text: raw.trim(), isKnown };
}

const wordsOf = (line: string) => line.split(/\s+/).filter((word) => word);
