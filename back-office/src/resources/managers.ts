import { sql, type Sql } from '../store/sql';

/** The back-office users among some ids: who may be named as the one that follows a row (`owner`, `assignedUsers`). */
export const managers = (ids: readonly unknown[]): Sql => sql`from users where id = any(${ids}::integer[])`;
