import { randomBytes } from 'node:crypto';
import { ROLE_IDS } from '../src/access/caller';
import { findNamed, KINDS, nameOf, textOf, type Directory, type Named } from './find-row';
import { table, type Run, type Work } from './outcome';
import { BadUsage } from './refusal';

const needed = ({ line }: Work, option: string, what: string): string => {
  const value = line.text(option);
  if (value === undefined) throw new BadUsage(`--${option}: ${what}.`);
  return value;
};

const agencyIn = async ({ line, directory }: Work, option: string): Promise<Named | undefined> => {
  const wanted = line.text(option);
  return wanted === undefined ? undefined : findNamed(await directory.agencies(), wanted, KINDS.agency);
};

export const createAgency: Run = async (work) => {
  const { line, client, directory, self } = work;
  const name = needed(work, 'name', 'say how the agency is called');
  const parent = await agencyIn(work, 'parent');
  const wanted = line.text('manager');
  const manager = wanted ? findNamed(await directory.managers(), wanted, KINDS.manager) : undefined;
  const body = {
    name,
    ...(parent ? { parent: Number(parent.id) } : {}),
    ...(manager ? { owner: Number(manager.id) } : {}),
  };
  const row = await client.create('customers', body, `agency ${name}`, {
    name: '--name',
    parent: '--parent',
    owner: '--manager',
  });
  const above = parent?.name ?? nameOf(await directory.agencies(), textOf(self, 'customer'));
  return { lines: [`Agency ${textOf(row, 'id')}, ${name}, below ${above}.`], data: { agency: row } };
};

/** A random password that satisfies the policy: the new agent sets their own, as the mail says. */
const unknownPassword = (): string => `Aa1-${randomBytes(24).toString('base64url')}`;

export const createAgent: Run = async (work) => {
  const { client, directory, self } = work;
  const email = needed(work, 'email', 'say what the agent signs in with');
  const firstName = needed(work, 'first-name', 'say the first name');
  const lastName = needed(work, 'last-name', 'say the last name');
  const agency = await agencyIn(work, 'agency');
  const body = {
    email,
    username: email,
    firstName,
    lastName,
    password: unknownPassword(),
    roles: [ROLE_IDS.AGENT],
    enabled: true,
    confirmed: true,
    ...(agency ? { customer: Number(agency.id) } : {}),
  };
  const row = await client.create('customer_users', body, `account ${email}`, {
    email: '--email',
    firstName: '--first-name',
    lastName: '--last-name',
    customer: '--agency',
  });
  const home = agency?.name ?? nameOf(await directory.agencies(), textOf(self, 'customer'));
  return {
    lines: [
      `Agent ${textOf(row, 'id')}, ${firstName} ${lastName}, of ${home}.`,
      `  A mail to ${email} tells how to choose a password.`,
    ],
    data: { agent: row },
  };
};

export const createAffiliation: Run = async (work) => {
  const { line, client } = work;
  const key = needed(work, 'key', 'say what its link ends with, /?agent=KEY');
  const body = {
    affiliate_key: key,
    name: needed(work, 'name', 'say how the affiliate is called'),
    email: needed(work, 'email', 'say whose e-mail stands behind it'),
    url: line.text('site') ?? null,
  };
  const row = await client.create('extendaffiliations', body, `affiliation ${key}`, {
    affiliate_key: '--key',
    name: '--name',
    email: '--email',
    url: '--site',
  });
  return {
    lines: [`Affiliation ${textOf(row, 'id')}, ${body.name}: its link is /?agent=${key}`],
    data: { affiliation: row },
  };
};

type Listed<Kind extends keyof Directory> = Awaited<ReturnType<Directory[Kind]>>[number];

/**
 * A list of values that commands accept, for operators who do not know the ids.
 * @param remark what stands beside a name
 */
const listOf =
  <Kind extends keyof Directory>(
    kind: Kind,
    remark: (row: Listed<Kind>, directory: Directory) => string | Promise<string> = () => '',
  ): Run =>
  async ({ directory }) => {
    const rows = (await directory[kind]()) as readonly Listed<Kind>[];
    const cells = await Promise.all(
      rows.map(async (row) => [row.id, row.name, await remark(row, directory)]),
    );
    return { lines: table([['ID', 'NAME', ''], ...cells]), data: { [kind]: rows } };
  };

export const listStatuses = listOf('statuses');
export const listManagers = listOf('managers');
export const listAgents = listOf(
  'agents',
  async ({ email = '', agency }, { agencies }) => `${email}, ${nameOf(await agencies(), agency)}`,
);
export const listAgencies = listOf('agencies', async ({ parent }, { agencies }) =>
  parent === '' ? '' : `below ${nameOf(await agencies(), parent)}`,
);
