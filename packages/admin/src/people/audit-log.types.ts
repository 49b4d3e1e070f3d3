import type { AuditFilter } from '@uplink/api-client/react';
import type { ListSearchProps } from '@uplink/kit/lists';

export type AuditSearch = AuditFilter;

export interface AuditLogProps extends ListSearchProps<AuditSearch> {
  /** Where an account's name leads. */
  hrefOf: (userId: number) => string;
}
