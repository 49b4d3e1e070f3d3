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

/** A status; `ok` is the operation's own success. */
export type Status = 'ok' | number;

/** What someone is answered, for those who are answered differently by name. */
export type Expected = Status | ({ default: Status } & Partial<Record<Actor, Status>>);
