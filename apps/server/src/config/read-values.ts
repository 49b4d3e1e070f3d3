import type { SettingName } from './settings.ts';

/** The environment of a process. */
export type Variables = Record<string, string | undefined>;

/** The same by the names of the settings, so that none is read that the table lacks. */
export type Environment = { [Name in SettingName]?: string | undefined };

/** The schemes of an address on the web. */
export const web: string[] = ['http', 'https'];

/** A whole number, or a sentence that says what to set. */
export function readNumber(env: Environment, name: SettingName, fallback: number): number {
  const value = env[name] === undefined ? fallback : Number(env[name]);
  if (!Number.isInteger(value) || value < 0) throw new Error(`Set ${name} to a whole number.`);
  return value;
}

/** Amounts in minor units by their currency, written as 'USD=500000;EUR=450000'. */
export function readAmounts(
  env: Environment,
  name: SettingName,
  fallback: string,
): ReadonlyMap<string, number> {
  const rows = (env[name] ?? fallback).split(';').filter(Boolean);
  return new Map(
    rows.map((row) => {
      const [, currency = '', amount] = /^\s*([A-Z]{3})=(\d{1,9})\s*$/.exec(row) ?? [];
      if (!currency) throw new Error(`Set ${name} to rows such as "USD=500000". ${row} isn't one.`);
      return [currency, Number(amount)];
    }),
  );
}

/** On or off, written as 1 or 0. */
export function readSwitch(env: Environment, name: SettingName, fallback: boolean): boolean {
  const value = env[name];
  if (!value) return fallback;
  if (value !== '1' && value !== '0') throw new Error(`Set ${name} to 1 or 0.`);
  return value === '1';
}

/** An address of one of the schemes, without a trailing slash; undefined when it isn't set. */
export function readUrl(
  env: Environment,
  name: SettingName,
  schemes: string[],
): string | undefined {
  const value = env[name];
  if (!value) return undefined;
  const scheme = URL.parse(value)?.protocol.slice(0, -1);
  if (!scheme || !schemes.includes(scheme)) {
    throw new Error(`Set ${name} to an address that begins with ${schemes.join(':// or ')}://.`);
  }
  return value.replace(/\/$/, '');
}
