import { randomBytes } from 'node:crypto';
import { ROLE_IDS } from '../access/caller';
import { findNamed, KINDS, nameOf, textOf, type Named } from './find-row';
import { table, type Run, type Work } from './outcome';
import { BadUsage, Refusal } from './refusal';

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

/** A password that nobody knows, of every kind of letter: the agent chooses their own by the link. */
const unknownPassword = (): string => `Aa1-${randomBytes(24).toString('base64url')}`;

export const createAgent: Run = async (work) => {
  const { line, client, directory, self } = work;
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
  const link = line.has('no-mail') ? 'none' : await sendLink(work, email);
  const told = {
    none: '  No link was sent: « Mot de passe oublié » gives one.',
    sent: `  A mail to ${email} has a link to choose a password; « Mot de passe oublié » gives another.`,
    'not sent': '  The link could not be sent: « Mot de passe oublié » gives one.',
  };
  return {
    lines: [`Agent ${textOf(row, 'id')}, ${firstName} ${lastName}, of ${home}.`, told[link]],
    data: { agent: row, link },
  };
};

/** The account is there already: a link that cannot be sent is told, not refused. */
async function sendLink({ client }: Work, email: string): Promise<'sent' | 'not sent'> {
  try {
    await client.post('customerUser/password_reset/request', { email }, `account ${email}`);
    return 'sent';
  } catch (problem) {
    if (problem instanceof Refusal) return 'not sent';
    throw problem;
  }
}

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

/** A list of what commands take, for whoever does not know the ids. */
const listed =
  <N extends Named>(
    kind: 'statuses' | 'agencies' | 'agents' | 'managers',
    more: (named: N, all: readonly N[]) => string,
  ): Run =>
  async ({ directory }) => {
    const all = (await directory[kind]()) as readonly (Named & N)[];
    const rows = all.map((named) => [named.id, named.name, more(named, all)]);
    return { lines: table([['ID', 'NAME', ''], ...rows]), data: { [kind]: all } };
  };

export const listStatuses: Run = listed('statuses', () => '');
export const listManagers: Run = listed('managers', () => '');
export const listAgents: Run = listed('agents', ({ email }) => email ?? '');
export const listAgencies: Run = async ({ directory }) => {
  const agencies = await directory.agencies();
  const rows = agencies.map(({ id, name, parent }) => [
    id,
    name,
    parent === '' ? '' : `below ${nameOf(agencies, parent)}`,
  ]);
  return { lines: table([['ID', 'NAME', ''], ...rows]), data: { agencies } };
};
