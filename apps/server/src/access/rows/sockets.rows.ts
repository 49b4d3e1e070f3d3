/** How a socket ends: it never opened, was refused when it said who listens, or listens. */
export type SocketEnd = 'shut' | 'refused' | 'listens';

export interface SocketRow {
  what: string;
  /** What the address shows in place of the caller's fresh ticket. */
  ticket?: 'none' | 'made up' | "another's" | 'used' | 'over' | 'an access token';
  /** What the first message brings in place of the caller's token. */
  token?: 'none' | 'forged' | "another's" | 'over' | 'of an ended session' | 'the cookie';
  /** Where the page that opens the socket comes from. @default nowhere, as a program */
  origin?: string;
  /** @default /live */
  path?: string;
  expected: SocketEnd;
}

/** What a socket for live notifications is answered, whoever asks. */
export const sockets: SocketRow[] = [
  { what: 'the own ticket and token', expected: 'listens' },
  { what: 'the same from the own page', origin: 'own', expected: 'listens' },
  { what: 'a page elsewhere', origin: 'https://evil.example', expected: 'shut' },
  { what: 'a page of no origin', origin: 'null', expected: 'shut' },
  { what: 'a page of a name that looks like ours', origin: 'own.evil.example', expected: 'shut' },
  { what: 'no ticket', ticket: 'none', expected: 'shut' },
  { what: 'a made-up ticket', ticket: 'made up', expected: 'shut' },
  { what: 'a ticket that was used', ticket: 'used', expected: 'shut' },
  { what: 'a ticket whose minute is over', ticket: 'over', expected: 'shut' },
  { what: 'an access token for a ticket', ticket: 'an access token', expected: 'shut' },
  { what: 'another address', path: '/live-not', expected: 'shut' },
  { what: 'an address below', path: '/live/x', expected: 'shut' },
  { what: "another's ticket", ticket: "another's", expected: 'refused' },
  { what: "another's token", token: "another's", expected: 'refused' },
  { what: 'no token', token: 'none', expected: 'refused' },
  { what: 'a forged token', token: 'forged', expected: 'refused' },
  { what: 'a token that is over', token: 'over', expected: 'refused' },
  { what: 'a token of an ended session', token: 'of an ended session', expected: 'refused' },
  { what: 'the cookie for a token', token: 'the cookie', expected: 'refused' },
];
