import { copyConfig, printConfig, withLines } from '../../config/index.ts';
import { BadExpression } from '../bad-expression.ts';
import { type CheckOf, type Judgement, type Judging, met } from '../judging.ts';
import { linkAt, playedSetup } from '../network.ts';

/** A device is configured so if entering the lines again would change nothing. */
export function judgeProperty(check: CheckOf<'property'>, judging: Judging): Judgement {
  const { device, lines } = check;
  const config = playedSetup(judging).configs[device];
  if (!config) throw new BadExpression(`There is no device “${device}”.`);
  const { config: after, unread } = withLines(copyConfig(config), lines);
  const isSo =
    unread.length === 0 && printConfig(after).join('\n') === printConfig(config).join('\n');
  return isSo ? met : { verdict: 'unmet', cause: 'not-so', other: device };
}

/** What must still hold without a link. */
export function judgeSurvives(check: CheckOf<'survives'>, judging: Judging): Judgement {
  const whole = playedSetup(judging);
  const setup = { ...whole, cut: [...(whole.cut ?? []), linkAt(whole, check.cut)] };
  for (const id of check.goals) {
    const judgement = judging.judgeIn(id, setup);
    if (judgement.verdict === 'met') continue;
    const { probe, verdict } = judgement;
    const cause = verdict === 'unmet' ? ('without-link' as const) : judgement.cause;
    return { verdict, cause, other: id, ...(probe && { probe }) };
  }
  return met;
}
