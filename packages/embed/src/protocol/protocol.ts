/** Versions of the protocol that this build speaks, newest first. The host names its own; the frame picks one. */
export const PROTOCOL_VERSIONS = [1] as const;

/** What a partner may theme. Each is a custom property of the element, such as `--uplink-accent`. */
export const TOKEN_NAMES = ['accent', 'on-accent', 'surface', 'text', 'radius', 'font'] as const;
export type TokenName = (typeof TOKEN_NAMES)[number];

/**
 * The host's first message. A port comes with it; everything later goes through the port. The host sends another one
 * there when its look or its token changes.
 */
export interface Hello {
  uplink: 'hello';
  versions: readonly number[];
  theme: 'light' | 'dark' | 'auto';
  /** Right-to-left hosts turn the frame. @default the frame's own direction */
  dir?: 'ltr' | 'rtl' | undefined;
  /** The language of the site around the element, as its page names it. @default unknown */
  lang?: string | undefined;
  tokens: Partial<Record<TokenName, string>>;
  /** What the partner's server signed for this visitor. @default what is free */
  token?: string | undefined;
}

/** What the frame tells the host. Amounts are in minor units of their currency. */
export interface EmbedEvents {
  /** The content is there, in this language. */
  ready: { version: number; lang?: string };
  /** The content's height in CSS pixels; the element follows it. */
  height: { height: number };
  /** Another part of the content shows; of lessons and quizzes, with the lesson's id. */
  step: { step: string; id?: string };
  'total-changed': { amount: number; currency: string };
  /** The order is paid, or the lesson finished. */
  completed: { id: string; amount?: number; currency?: string };
  /** The content was left without finishing. */
  closed: Record<never, never>;
  /** It works, but not everything answers; the content says what. */
  degraded: { code: string; message: string };
  /** The partner's token has expired or was refused: the page may set another one. */
  'token-needed': { code: string; message: string };
  error: { code: string; message: string };
  /** For developers: shown in the console, never to people. */
  warning: { message: string };
}

export type EmbedEvent = {
  [Name in keyof EmbedEvents]: { type: Name; detail: EmbedEvents[Name] };
}[keyof EmbedEvents];

/** Whether a message is the first one of a host that speaks any version of this protocol. */
export function isHello(data: unknown): data is Hello {
  return (
    isObject(data) &&
    data.uplink === 'hello' &&
    Array.isArray(data.versions) &&
    isObject(data.tokens) &&
    [data.theme, data.dir, data.lang, data.token, ...Object.values(data.tokens)].every(isText)
  );
}

/** Whether a message has the shape of an event. Hosts ignore types that they don't know. */
export function isEvent(data: unknown): data is EmbedEvent {
  return isObject(data) && typeof data.type === 'string' && isObject(data.detail);
}

function isText(data: unknown): boolean {
  return data === undefined || typeof data === 'string';
}

function isObject(data: unknown): data is Record<string, unknown> {
  return typeof data === 'object' && data !== null;
}
