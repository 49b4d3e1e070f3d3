import { WAIT_WORDS, type WaitClass } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

export const waitingTimeMessages = defineMessages('learner/waiting-time', {
  usual: (wait: WaitClass) => `A mentor reviews it, ${WAIT_WORDS[wait]}.`,
  tooFew: 'There are too few recent reviews to say how long one takes.',
});
