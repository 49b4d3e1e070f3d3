import { defineMessages } from '@uplink/api-client/messages';
import { networkSentences } from '@uplink/net/messages';

export const networkFindings = defineMessages('kit/exercise-network-findings', networkSentences);
