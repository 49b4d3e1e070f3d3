import { defineMessages } from '@uplink/api-client/messages';
import { listSentences } from '@uplink/net/messages';

export const listFindings = defineMessages('kit/exercise-list-findings', listSentences);
