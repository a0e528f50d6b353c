import { demoPassword } from '../demo/demo-accounts';
import { roleFromId, type Role } from '../src/access/caller';
import type { Queryable } from '../src/store/database';
import { sql } from '../src/store/sql';
import { largeNetworkCast } from '../test/testing/screen-lists';
import type { Account } from './work';

export interface Somebody extends Account {
  readonly id: number;
  readonly role: Role;
  readonly agency: number;
  readonly projects: readonly number[];
}

/** Callers of a large network, and agencies to filter by. */
export interface People {
  readonly admin: Somebody;
  readonly director: Somebody;
  readonly regionDirectors: readonly Somebody[];
  readonly agents: readonly Somebody[];
  readonly applicants: readonly Somebody[];
  readonly network: readonly number[];
  readonly regions: readonly (readonly number[])[];
}

const MANY = 16;

interface Row {
  readonly id: number;
  readonly email: string;
  readonly role: number;
  readonly agency: number;
  readonly projects: readonly number[];
}

const toSomebody = ({ id, email, role, agency, projects }: Row): Somebody => ({
  id,
  email,
  password: demoPassword,
  role: roleFromId(role),
  agency,
  projects,
});

/** Reads the callers from the store, before the server starts. */
export async function readPeople(store: Queryable): Promise<People> {
  const cast = await largeNetworkCast(store);
  const some = async (
    condition: ReturnType<typeof sql>,
    own: ReturnType<typeof sql>,
  ): Promise<Somebody[]> => {
    const rows = await store.rows<Row>(sql`select p.id, p.email, p.roles[1] as role, p.customer_id as agency,
      coalesce((select array_agg(mine.id) from (select r.id from requests r where ${own} order by r.id limit 50) mine),
        '{}') as projects
      from customer_users p where ${condition} order by p.id limit ${MANY}::integer`);
    return rows.map(toSomebody);
  };
  const ofAgency = sql`r.customer_id = p.customer_id`;
  const [admin] = await some(sql`p.id = ${cast.admin.id}`, ofAgency);
  const [director] = await some(sql`p.id = ${cast.director.id}`, ofAgency);
  const agents = await some(sql`p.roles[1] = 4`, sql`lower(r.s_email_agent) = lower(p.email)`);
  const applicants = await some(sql`p.roles[1] = 2`, sql`r.customer_user_id = p.id`);
  const regionDirectors = await some(sql`p.roles[1] = 5 and p.id <> ${cast.director.id}`, ofAgency);
  if (!admin || !director) throw new Error('The network has nobody at its head.');
  const regions = await Promise.all(
    regionDirectors.map(async ({ agency }) => {
      const rows = await store.rows<{ id: number }>(
        sql`select id from customers where id = ${agency} or parent_id = ${agency} order by id`,
      );
      return rows.map(({ id }) => id);
    }),
  );
  return { admin, director, regionDirectors, agents, applicants, network: cast.admin.agencies, regions };
}
