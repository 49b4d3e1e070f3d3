import { type RawBuilder, sql } from 'kysely';

/** A person as lists and threads name them, from a joined `app_user`. */
export const userRef = (alias: string): RawBuilder<unknown> =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.first_name`)} || ' ' || ${sql.ref(`${alias}.last_name`)}, 'avatar', ${sql.ref(`${alias}.avatar`)})`;

/** A product as links name it, from a joined `module`. */
export const productRef = (alias: string): RawBuilder<unknown> =>
  sql`jsonb_build_object('id', ${sql.ref(`${alias}.id`)}, 'name', ${sql.ref(`${alias}.name`)}, 'uniqueName', ${sql.ref(`${alias}.unique_name`)}, 'type', ${sql.ref(`${alias}.type`)})`;
