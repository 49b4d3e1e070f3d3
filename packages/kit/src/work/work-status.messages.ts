import { SUBMISSION_STATUS_LABELS } from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** The states of homework and quizzes. */
export const workStatusMessages = defineMessages('kit/work-status', SUBMISSION_STATUS_LABELS);
