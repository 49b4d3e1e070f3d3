import type { ModerationFilter } from '@uplink/api-client/react';
import type { ListSearchProps } from '@uplink/kit/lists';

export interface ModerationSearch extends ModerationFilter {
  /** The case that is open. */
  caseId?: number | undefined;
}

export type ModerationQueueProps = ListSearchProps<ModerationSearch>;
