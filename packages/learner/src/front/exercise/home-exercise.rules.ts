import { enter, formatLog, type LogEntry, promptOf, startSession } from '@uplink/net/cli';
import { draw, type FollowedPacket, gameOf, gradeWith, networkJudges } from '@uplink/net/exercise';
import { stepText } from '@uplink/net/messages';
import { homeExercise } from './home-exercise.definition.ts';
import { type HomeExerciseMessages, homeExerciseMessages } from './home-exercise.messages.ts';
import type { Attempt, Said } from './home-exercise.types.ts';

const drawn = draw(homeExercise, homeExercise.seeds[0] ?? 1);
const ping: LogEntry = { device: 'PC1', line: 'ping 10.0.30.10' };
/** The only device that visitors configure. */
const OWN = 'R1';

/** What a visitor finds: a ping that fails, and the routes of R1. */
export function firstAttempt(messages = homeExerciseMessages): Attempt {
  const [network, , locked] = gameOf(homeExercise, []);
  const start: Attempt = {
    log: [],
    session: startSession(network, locked),
    said: [],
    prompt: '',
    isSolved: false,
    there: 0,
    back: 0,
    stop: '',
    sign: '',
  };
  const found = [
    ping,
    { device: OWN, line: 'show ip route | include directly' },
    { device: OWN, line: 'configure terminal' },
  ].reduce(entered, start);
  return judged(found, messages);
}

/** Enters a line at R1. Once the packet comes back, PC1 pings again to show it. */
export function nextAttempt(
  before: Attempt,
  line: string,
  messages = homeExerciseMessages,
): Attempt {
  const after = entered(before, { device: OWN, line });
  const isSolved = passes(after.log);
  return judged(isSolved && !before.isSolved ? entered(after, ping) : after, messages);
}

function entered(before: Attempt, entry: LogEntry): Attempt {
  const { session, exchange } = enter(before.session, entry);
  const { prompt, line, output, fault } = exchange;
  return {
    ...before,
    log: [...before.log, entry],
    session,
    prompt: promptOf(session, OWN),
    said: [
      ...before.said,
      { kind: 'command', prompt, text: line },
      ...output
        .filter((text) => text.trim() !== '')
        .map((text): Said => ({ kind: fault ? 'lost' : kindOf(text), text })),
    ],
  };
}

function kindOf(text: string): Said['kind'] {
  if (/unreachable|exceeded|packet loss/i.test(text) && !/ [0-9]{1,2}% packet loss/.test(text))
    return 'lost';
  return /bytes from/.test(text) ? 'reply' : 'output';
}

function judged(attempt: Attempt, messages: HomeExerciseMessages): Attempt {
  const { isSolved, probe } = gradeOf(attempt.log);
  const steps = probe?.there?.steps ?? [];
  const last = (isSolved ? undefined : (lostLeg(probe)?.steps ?? steps))?.slice(-1)[0];
  const sign = isSolved
    ? messages.reply(probe?.back?.packet.ttl ?? 0)
    : messages.dropped(last?.device ?? OWN);
  const note =
    isSolved || !last ? messages.solved : `${last.device}: ${stepText(last, messages.sentences)}`;
  return {
    ...attempt,
    isSolved,
    said: [...attempt.said, { kind: 'note', text: note }],
    there: crossed(probe, 'there'),
    back: isSolved ? crossed(probe, 'back') : 0,
    stop: last?.device ?? '',
    sign,
  };
}

function gradeOf(log: LogEntry[]) {
  const answer = { texts: { log: formatLog(log) } };
  const { passed, goals } = gradeWith(networkJudges, { drawn, answer });
  return { isSolved: passed, probe: goals[0]?.probe };
}

const passes = (log: LogEntry[]) => gradeOf(log).isSolved;

/** The way back is only told of once the way there is right. */
const lostLeg = (probe: FollowedPacket | undefined) =>
  probe?.there?.end === 'delivered' ? probe.back : probe?.there;

function crossed(probe: FollowedPacket | undefined, leg: 'there' | 'back'): number {
  const names = (probe?.[leg]?.steps ?? []).map(({ device }) => device);
  return Math.max(0, new Set(names).size - 1);
}
