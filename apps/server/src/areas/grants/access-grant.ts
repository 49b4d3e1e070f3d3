/** What gave someone a product. Each ends its own grants and no one else's. */
export interface GrantSource {
  kind: 'purchase' | 'application' | 'cohort' | 'award' | 'staff' | 'free' | 'demo' | 'import';
  /** The row of that kind; kinds without rows have none. */
  id?: number;
}

export interface GrantKey {
  userId: number;
  moduleId: number;
  source: GrantSource;
}

export interface AccessGrant extends GrantKey {
  /** When it expires. Null if it never does. */
  until: Date | null;
}

export interface GrantEvent {
  /** No one when the server does it by itself. */
  actorId: number | null;
  reason: string;
  now: Date;
}
