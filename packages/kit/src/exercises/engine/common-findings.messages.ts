import { defineMessages } from '@uplink/api-client/messages';
import { commonSentences } from '@uplink/net/messages';

export const commonFindings = defineMessages('kit/exercise-findings', commonSentences);
