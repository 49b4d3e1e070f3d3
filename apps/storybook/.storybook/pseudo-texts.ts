import type { MessageOverrides } from '@uplink/api-client/messages';
import type { UiMessageOverrides } from '@uplink/ui/messages';

type Exports = Readonly<Record<string, unknown>>;

const modules: Exports[] = Object.values(
  import.meta.glob<Exports>('../../../packages/*/src/**/*.messages.ts', { eager: true }),
);

const plain = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const accented = [...'áƀçđéƒĝĥíĵķĺɱñóþɋŕšţúṽŵẋýžÁƁÇĐÉƑĜĤÍĴĶĹḾÑÓÞɊŔŠŢÚṼŴẊÝŽ'];

/** 'Ñéẋţ' for 'Next': still readable, and no letter of it is a plain one. */
export const pseudo = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accented[plain.indexOf(letter)] ?? letter);

/** All texts of a definition in accented letters. What a text is given, such as a name, stays as it is, unless it is a code. */
function pseudoTexts(value: unknown): unknown {
  if (typeof value === 'string') return pseudo(value);
  if (typeof value === 'function')
    return (...given: unknown[]) => said(value(...given), stringsIn(given));
  return eachIn(value, pseudoTexts);
}

function said(result: unknown, given: readonly string[]): unknown {
  if (typeof result !== 'string') return eachIn(result, (one) => said(one, given));
  const [first, ...others] = given;
  if (first === undefined) return pseudo(result);
  return result
    .split(first)
    .map((part) => said(part, others))
    .join(first);
}

/** As in `deleteAccount`: it chooses a text, and isn't shown. */
const code = /^[a-z]+([A-Z][a-z]+)*$/;

/** The longest first: a short one may be a part of it. */
const stringsIn = (value: unknown): string[] =>
  [...new Set(textsIn(value))].sort((one, other) => other.length - one.length);

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length > 1 && !code.test(value) ? [value] : [];
  return isGroup(value) || Array.isArray(value) ? Object.values(value).flatMap(textsIn) : [];
}

function eachIn(value: unknown, change: (one: unknown) => unknown): unknown {
  if (Array.isArray(value)) return value.map(change);
  if (!isGroup(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, change(inner)]));
}

/** What is written as an object, in contrast to elements, dates and the like. */
function isGroup(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null || '$$typeof' in value) return false;
  const made = Object.getPrototypeOf(value);
  return made === Object.prototype || made === null;
}

function namespaceOf(value: object): string | undefined {
  const mark = Object.getOwnPropertySymbols(value).find((own) => own.description === 'namespace');
  return mark && (value as Record<symbol, string>)[mark];
}

const widgets: Record<string, unknown> = {};
const components: Record<string, unknown> = {};
for (const value of modules.flatMap((one) => Object.values(one))) {
  if (!isGroup(value)) continue;
  const namespace = namespaceOf(value);
  if (namespace) widgets[namespace] = pseudoTexts(value);
  else if (typeof value.namespace === 'string' && isGroup(value.texts))
    components[value.namespace] = pseudoTexts(value.texts);
}

/** Every text of the packages, by namespace. */
export const widgetTexts = widgets as MessageOverrides;
export const componentTexts = components as UiMessageOverrides;
