import { judgeProperty, judgeSurvives } from './network.judge.ts';
import { judgeHops, judgePath, judgeReach, judgeUnreach } from './reach.judge.ts';

/** For networks that are worked on by the command line. */
export const networkJudges = {
  reach: judgeReach,
  unreach: judgeUnreach,
  path: judgePath,
  property: judgeProperty,
  survives: judgeSurvives,
  hops: judgeHops,
};
