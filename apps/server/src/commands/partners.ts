/**
 * Partners and their publishable keys, until staff do it in the product:
 *   pnpm --filter @uplink/server partners add "Cable & Crew" https://cable-and-crew.example
 *   pnpm --filter @uplink/server partners rotate pk_…
 *   pnpm --filter @uplink/server partners revoke pk_…
 *   pnpm --filter @uplink/server partners show pk_… ospf-in-practice vlans-and-switching
 *   pnpm --filter @uplink/server partners add-secret pk_…
 *   pnpm --filter @uplink/server partners revoke-secret sk_…
 * With the embedded database the server must be stopped; on PostgreSQL it may run.
 */
import {
  addSecret,
  revokeSecret,
  setShownProducts,
} from '../areas/partners/partner-secrets.service.ts';
import { revokeKey, rotateKey, savePartner } from '../areas/partners/partners.service.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { openDatabase } from '../db/database.ts';

const [action, subject = '', ...names] = process.argv.slice(2);
const config = readConfig(process.env);
const database = await openDatabase(config);
const { db } = database;
const at = systemClock.now();
try {
  if (action === 'add') console.log(await savePartner(db, { name: subject, origins: names, at }));
  else if (action === 'rotate') console.log(await rotateKey(db, subject, at));
  else if (action === 'revoke') await revokeKey(db, subject, at);
  else if (action === 'show') await setShownProducts(db, subject, names);
  else if (action === 'add-secret')
    console.log(await addSecret(db, config.secret, { key: subject, at }));
  else if (action === 'revoke-secret') await revokeSecret(db, subject, at);
  else
    throw new Error(
      'Use one of: add NAME SITE..., rotate KEY, revoke KEY, show KEY PRODUCT..., add-secret KEY, revoke-secret SECRET.',
    );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
await database.close();
