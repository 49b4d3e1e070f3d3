import { defineMessages } from '@uplink/api-client/messages';
import { valueSentences } from '@uplink/net/messages';

export const valueFindings = defineMessages('kit/exercise-value-findings', valueSentences);
