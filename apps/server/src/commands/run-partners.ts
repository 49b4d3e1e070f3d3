import { randomUUID } from 'node:crypto';
import { parseArgs } from 'node:util';
import { may } from '@uplink/api-client/domain';
import type { Kysely } from 'kysely';
import type { Staff } from '../areas/partners/management/change-partner.ts';
import {
  addPartnerKey,
  revokePartnerKey,
} from '../areas/partners/management/partner-keys.service.ts';
import { findPartnerOfKey } from '../areas/partners/management/partner-rows.repository.ts';
import {
  addPartnerSecret,
  revokePartnerSecret,
} from '../areas/partners/management/partner-secrets.service.ts';
import { createPartner } from '../areas/partners/management/partners-management.service.ts';
import {
  listShownProducts,
  putShownProducts,
} from '../areas/partners/management/shown-products.service.ts';
import type { DB } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { findCaller } from '../plugins/authentication/caller.repository.ts';

type CommandDeps = Pick<Deps, 'db' | 'clock'> & { config: Pick<Deps['config'], 'secret'> };

const help = `Use one of:
  partners add NAME SITE... --by EMAIL
  partners rotate KEY --by EMAIL --reason TEXT
  partners revoke KEY --by EMAIL --reason TEXT
  partners shows KEY
  partners shows KEY PRODUCT... --by EMAIL
  partners shows KEY --none --by EMAIL
  partners add-secret KEY --by EMAIL --reason TEXT
  partners revoke-secret SECRET --by EMAIL --reason TEXT

EMAIL is the address of the admin who makes the change: the audit log names them and gives the reason.
"shows" prints or sets the products whose lessons the partner shows to people its server signs for. What a partner
sells is a list of its own, at /admin/partners.`;

interface Call {
  deps: CommandDeps;
  /** What the action is about: the name of a partner, a key or a secret. */
  subject: string;
  names: string[];
  isNone: boolean;
  staff: () => Promise<Staff>;
  reason: () => string;
}

/** Does what the arguments say, and returns what to print. */
export async function runPartners(deps: CommandDeps, args: string[]): Promise<string | undefined> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { by: { type: 'string' }, reason: { type: 'string' }, none: { type: 'boolean' } },
  });
  const [name = '', subject = '', ...names] = positionals;
  const action = actions.get(name);
  if (!action || subject.trim() === '') throw new Error(help);
  return action({
    deps,
    subject,
    names,
    isNone: values.none ?? false,
    staff: () => requireAdmin(deps.db, values.by),
    reason: () => requireReason(values.reason),
  });
}

const actions = new Map<string, (call: Call) => Promise<string | undefined>>([
  ['add', addPartner],
  ['rotate', rotateKey],
  ['revoke', revokeKey],
  ['shows', showProducts],
  ['add-secret', addSecret],
  ['revoke-secret', revokeSecret],
]);

async function addPartner({ deps, subject: name, names: origins, staff }: Call) {
  const changeId = randomUUID();
  const { keys } = await createPartner(deps, await staff(), { name, origins, changeId });
  return keys[0]?.key;
}

async function rotateKey({ deps, subject, staff, reason }: Call) {
  const { id: partnerId, version, keys: known } = await requirePartner(deps.db, subject);
  const change = { staff: await staff(), partnerId };
  const { keys } = await addPartnerKey(deps, change, { version, reason: reason() });
  return keys.find(({ key }) => known.every((one) => one.key !== key))?.key;
}

async function revokeKey({ deps, subject: key, staff, reason }: Call) {
  const { id: partnerId } = await requirePartner(deps.db, key);
  await revokePartnerKey(deps, { staff: await staff(), partnerId }, { key, reason: reason() });
  return undefined;
}

async function showProducts({ deps, subject, names, isNone, staff }: Call) {
  if (isNone && names.length > 0) throw new Error(help);
  const { id: partnerId } = await requirePartner(deps.db, subject);
  if (isNone || names.length > 0)
    await putShownProducts(deps, { staff: await staff(), partnerId }, names);
  return (await listShownProducts(deps.db, partnerId)).join('\n') || 'Nothing';
}

async function addSecret({ deps, subject, staff, reason }: Call) {
  const { id: partnerId } = await requirePartner(deps.db, subject);
  return addPartnerSecret(deps, { staff: await staff(), partnerId }, reason());
}

async function revokeSecret({ deps, subject: secret, staff, reason }: Call) {
  await revokePartnerSecret(deps, await staff(), { secret, reason: reason() });
  return undefined;
}

async function requirePartner(db: Kysely<DB>, key: string) {
  const partner = await findPartnerOfKey(db, key);
  if (!partner) throw new Error('No partner has this key.');
  return partner;
}

async function requireAdmin(db: Kysely<DB>, email: string | undefined): Promise<Staff> {
  if (!email) throw new Error('Add --by and the address of the admin who makes this change.');
  const account = await db
    .selectFrom('app_user')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirst();
  const caller = account && (await findCaller(db, account.id));
  if (!caller?.isActive || !may(caller, 'managePartners'))
    throw new Error(`${email} is not the address of an admin with an active account.`);
  return caller;
}

/** As long as the contract allows. */
const longestReason = 500;

function requireReason(reason = ''): string {
  if (reason.trim() === '' || reason.length > longestReason)
    throw new Error(
      `Add --reason and why, in up to ${longestReason} characters: the audit log keeps it.`,
    );
  return reason;
}
