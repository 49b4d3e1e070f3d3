import type { Kysely } from 'kysely';
import type { Provider } from 'oidc-provider';
import type { Clock } from '../../clock.ts';
import type { DB } from '../../db/schema.ts';
import type { MailProvider } from '../mail/mail.ts';

/** What the accounts' services need. */
export interface AccountDeps {
  db: Kysely<DB>;
  clock: Clock;
  mail: MailProvider;
  publicUrl: string;
}

/** What the pages of a sign-in need. */
export interface FlowDeps extends AccountDeps {
  provider: Provider;
}
