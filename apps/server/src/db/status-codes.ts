import {
  MilestoneStatus,
  ModuleStatus,
  UserStatus,
  WithdrawStatus,
} from '@uplink/api-client/domain';
import { type RawBuilder, sql } from 'kysely';

type Literals<Codes> = { readonly [Name in keyof Codes]: RawBuilder<number> };

/** Codes as literals of SQL: partial indexes don't apply to parameters. */
const literals = <Codes extends Record<string, number>>(codes: Codes) =>
  Object.fromEntries(
    Object.entries(codes).map(([name, code]) => [name, sql.lit(code)]),
  ) as Literals<Codes>;

export const moduleStatus = literals(ModuleStatus);
export const milestoneStatus = literals(MilestoneStatus);
export const userStatus = literals(UserStatus);
export const withdrawStatus = literals(WithdrawStatus);
