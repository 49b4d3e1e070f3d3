import {
  LAB_TYPE_LABELS,
  MODULE_STATUS_LABELS,
  MODULE_TYPE_LABELS,
  SKILL_LEVELS,
  SKIPPED_LABEL,
} from '@uplink/api-client/domain';
import { defineMessages } from '@uplink/api-client/messages';

/** What kinds of products, their levels and a learner's state in them are called. */
export const productWords = defineMessages('kit/products', {
  types: MODULE_TYPE_LABELS,
  labs: LAB_TYPE_LABELS,
  levels: SKILL_LEVELS,
  statuses: MODULE_STATUS_LABELS,
  skipped: SKIPPED_LABEL,
  lessonTime: (length: string) => `${length} of lessons`,
  actions: {
    'View module': 'View module',
    'Start learning': 'Start learning',
    Apply: 'Apply',
    Purchase: 'Purchase',
  },
});
