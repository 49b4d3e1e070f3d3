import { defineMessages } from '@uplink/api-client/messages';
import { stepSentences } from '@uplink/net/messages';
import type { Attempt, Said } from './home-exercise.types.ts';

/** Words of the landing page's exercise. Its script has no provider: a host with words of its own passes them to it too. */
export const homeExerciseMessages = defineMessages('learner/home-exercise', {
  title: 'Make the ping go through',
  steps: { ping: 'Ping', repair: 'Repair', again: 'Ping again' },
  states: { done: 'done', current: 'now', open: 'to do' },
  console: 'What the devices answered',
  field: 'Command for R1',
  run: 'Run',
  done: 'Done',
  keepGoing: 'Keep going in lesson 1',
  dropped: (device: string) => `Dropped at ${device}`,
  reply: (ttl: number) => `Reply arrived, TTL ${ttl}`,
  solved:
    'That was a route. The first packets were lost while the routers asked for hardware addresses.',
  failed: "The exercise couldn't load. Run tries again.",
  noScript: 'The exercise needs scripts. Run opens the first lesson.',
  /** The drawing in words. */
  picture: ({ isSolved, stop }: Pick<Attempt, 'isSolved' | 'stop'>) =>
    `PC1, R1, R2 and SRV1 in a row. ${
      isSolved ? 'The ping arrives, and its reply comes back.' : `The ping is dropped at ${stop}.`
    }`,
  /** What a comment of the console begins with. */
  lineText: ({ kind, text }: Said) => (kind === 'note' ? `! ${text}` : text),
  /** Why a packet is dropped, by the code of its last step. */
  sentences: stepSentences,
});

export type HomeExerciseMessages = typeof homeExerciseMessages;

/** What each of the three steps is: the last two change with the repair. */
export const stepsOf = (isSolved: boolean) =>
  [
    { id: 'ping', state: 'done' },
    { id: 'repair', state: isSolved ? 'done' : 'current' },
    { id: 'again', state: isSolved ? 'done' : 'open' },
  ] as const;
