/** Why an exercise can't be published. `seed` names the variant, `test` counts from 1. */
export interface PublishFault {
  cause:
    | 'no-title'
    | 'no-task'
    | 'bad-names'
    | 'no-seeds'
    | 'bad-seeds'
    | 'draw'
    | 'too-few-accepted'
    | 'goal-without-refusal'
    | 'too-many-hints'
    | 'hint-after-line'
    | 'hint-without-goal'
    | 'start-passes'
    | 'refused'
    | 'undecided'
    | 'accepted';
  seed?: number;
  test?: number;
  goal?: string;
  message?: string;
}
