/** Those who call. Each has the same objects of their own; `other` is the learner whose objects they try. */
export const actors = [
  'student',
  'assistant',
  'mentor',
  'strangeMentor',
  'formerMentor',
  'creator',
  'admin',
  'sales',
  'support',
  'marketing',
  'roleless',
] as const;
export type Actor = (typeof actors)[number];

/** What can be the matter with an account. */
export type StateName = 'blocked' | 'inactive' | 'deleted' | 'frozen';

/** Who may call, as the specification has it; the contract must say the same in its x-roles. */
export const callers = {
  everyone: ['everyone'],
  signedIn: ['signedIn'],
  mentor: ['mentor'],
  reviewers: ['mentor', 'admin', 'customerSupport'],
  staff: ['admin', 'sales', 'customerSupport', 'marketing'],
  support: ['admin', 'customerSupport'],
  recorded: ['student', 'instructorAssistant'],
} as const;

/** A status; `ok` is the operation's own success. */
export type Status = 'ok' | number;

/** What somebody is answered, for those who are answered differently by name. */
export type Expected = Status | ({ default: Status } & Partial<Record<Actor, Status>>);

/**
 * What one operation answers whom. In path, query and body `@kind` stands for an object of the caller,
 * which the matrix also replaces by each of the kind's others; `=kind` for one that is not replaced.
 */
export interface AccessRow {
  who: keyof typeof callers;
  /** A frozen account may still do it. */
  frozen?: true;
  path?: Record<string, string>;
  query?: Record<string, string | number>;
  body?: unknown;
  /** Sends the cookie of the own session. */
  cookie?: true;
  /** What those who may call are answered for what is theirs. @default ok */
  own?: Expected;
  /** What is answered for objects of others, where it differs from the kind's own answer. */
  others?: Record<string, Record<string, Expected>>;
  /** What is answered when every object of the call is another's. */
  together?: Expected;
  /** Another's object is answered as if it was done, and nothing happens. */
  quiet?: true;
  /** Whose private words may be in a good answer to somebody. */
  shows?: Partial<Record<Actor, string[]>>;
  /** Runs after all others: the call ends what they need. */
  last?: true;
  /** What a signed-out and a blocked visitor of an open operation are answered. @default ok */
  visitor?: Status;
  blocked?: Status;
}

export type AccessRows = Record<string, AccessRow>;
