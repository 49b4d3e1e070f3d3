import type { Kysely } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config/config.ts';
import type { DB } from '../../db/schema.ts';
import type { MailProvider } from '../mail/mail.ts';
import type { LateProvider } from './oidc/late-provider.ts';
import type { KnownDevices } from './throttle/known-devices.ts';

/** What the accounts' services need. */
export interface AccountDeps {
  db: Kysely<DB>;
  clock: Clock;
  mail: MailProvider;
  publicUrl: string;
  academyName: string;
}

/** What the pages of a sign-in need. */
export interface FlowDeps extends AccountDeps {
  provider: LateProvider;
  config: Pick<Config, 'specialProgram' | 'secret' | 'formerSecrets' | 'requiresSecondFactor'>;
  devices: KnownDevices;
}
