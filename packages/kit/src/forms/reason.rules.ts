import { maxLength, required } from '@uplink/api-client/domain';

/** What a reason for the log has to be where none is required. */
export const optionalReasonRules = [maxLength(500)];

/** What a reason for the log has to be: every decision about people or money takes one. */
export const reasonRules = [required, ...optionalReasonRules];
