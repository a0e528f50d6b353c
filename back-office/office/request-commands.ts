import { parisDay, startOfParisDay } from '../src/calendar/paris-time';
import { inEuros, readDay, readNumber } from './figures';
import { findNamed, idsOf, KINDS, nameOf, textOf } from './find-row';
import type { Item, Row } from './office-client';
import { table, type Outcome, type Run, type Work } from './outcome';
import { BadUsage } from './refusal';

const SHOWN = 20;
const MOST = 1000;
const PAGES = 100_000;

/** The date in Paris of an instant, `YYYY-MM-DD`; '' without one. */
const dayOf = (row: Row, field: string): string => {
  const instant = textOf(row, field);
  return instant === '' ? '' : parisDay(new Date(instant));
};
const amountOf = (row: Row): string => {
  const amount = Number.parseFloat(textOf(row, 's_montant_global'));
  return Number.isNaN(amount) ? '–' : inEuros(amount);
};
const applicantOf = (row: Row): string => `${textOf(row, 'firstName')} ${textOf(row, 'lastName')}`;

export const requestOf = ({ client, line }: Work): Promise<Item> =>
  client.item(`requests/${String(line.targetId)}`, `request ${String(line.targetId)}`);

/** From the first to the last second of the days in Paris, like the portal's screens. */
function periodOf({ line }: Work): string | undefined {
  const [from, to] = [line.text('from'), line.text('to')];
  const start = from === undefined ? undefined : inSeconds(startOfParisDay(readDay('from', from)));
  const end =
    to === undefined ? undefined : inSeconds(startOfParisDay(readDay('to', to), 1).getTime() - 1000);
  if (start && end && start > end) throw new BadUsage('--from lies after --to: turn them round.');
  if (start && end) return `createdAt=${start}..${end}`;
  if (start) return `createdAt[gte]=${start}`;
  return end && `createdAt[lte]=${end}`;
}

const inSeconds = (moment: Date | number): string => new Date(moment).toISOString().replace(/\.\d{3}Z$/, 'Z');

/** Option value for requests without an agent, or whose agent's account is gone. */
const NO_AGENT = 'none';
const UNKNOWN_AGENT = 'unknown';

async function agentFilter({ directory }: Work, agent: string | undefined): Promise<readonly string[]> {
  if (agent === undefined) return [];
  if (agent === NO_AGENT) return ['s_email_agent[exists]=false'];
  if (agent === UNKNOWN_AGENT) return ['s_email_agent[exists]=true'];
  return [
    `s_email_agent=${encodeURIComponent(findNamed(await directory.agents(), agent, KINDS.agent).email ?? '')}`,
  ];
}

/** A page of the matching requests, and their number. */
async function readPage(work: Work, page: number, limit: number) {
  const { client, directory, line } = work;
  const query = [...(await filtersOf(work)), 'sort=-createdAt'].join('&');
  if (line.text('agent') !== UNKNOWN_AGENT)
    return client.list(`requests?${query}&page=${String(page)}&limit=${String(limit)}`);
  // No filter of the API covers missing accounts: read all requests and drop those of known agents.
  const known = new Set((await directory.agents()).map(({ email }) => (email ?? '').toLowerCase()));
  const found: Row[] = [];
  for (let part = 1, isLast = false; !isLast; part += 1) {
    const { rows } = await client.list(`requests?${query}&page=${String(part)}&limit=${String(MOST)}`);
    found.push(...rows.filter((row) => !known.has(textOf(row, 's_email_agent').toLowerCase())));
    isLast = rows.length < MOST;
  }
  return { rows: found.slice((page - 1) * limit, page * limit), total: found.length };
}

async function filtersOf(work: Work): Promise<readonly string[]> {
  const { line, directory } = work;
  const statuses = line.text('status')?.split(',') ?? [];
  const [agency, agent] = [line.text('agency'), line.text('agent')];
  const known = statuses.length > 0 ? await directory.statuses() : [];
  const ids = statuses.map((status) => findNamed(known, status.trim(), KINDS.status).id);
  const period = periodOf(work);
  return [
    ...(ids.length > 0 ? [`internal_status=${ids.join(',')}`] : []),
    ...(agency ? [`customer=${findNamed(await directory.agencies(), agency, KINDS.agency).id}`] : []),
    ...(await agentFilter(work, agent)),
    ...(period ? [period] : []),
  ];
}

export const listRequests: Run = async (work) => {
  const { line, directory } = work;
  const limit = readNumber('limit', line.text('limit') ?? String(SHOWN), 1, MOST);
  const page = readNumber('page', line.text('page') ?? '1', 1, PAGES);
  const { rows, total } = await readPage(work, page, limit);
  if (rows.length === 0)
    return {
      lines: [total === 0 ? 'No request.' : `No page ${String(page)}.`],
      data: { total, requests: [] },
    };
  const [statuses, agencies] = await Promise.all([directory.statuses(), directory.agencies()]);
  const shown = rows.map((row) => ({
    id: Number(row['id']),
    submitted: textOf(row, 'createdAt'),
    status: textOf(row, 'internal_status'),
    statusName: nameOf(statuses, textOf(row, 'internal_status')),
    applicant: applicantOf(row),
    amount: row['s_montant_global'] ?? null,
    agency: nameOf(agencies, textOf(row, 'customer')),
    agent: textOf(row, 's_email_agent') || null,
    title: textOf(row, 'title'),
  }));
  const first = (page - 1) * limit + 1;
  const last = first + rows.length - 1;
  return {
    lines: [
      ...table([
        ['ID', 'SUBMITTED', 'STATUS', 'APPLICANT', 'AMOUNT', 'AGENCY', 'TITLE'],
        ...shown.map(({ id, submitted, statusName, applicant, agency, title }, index) => [
          ...[String(id), submitted.slice(0, 10), statusName, applicant],
          ...[amountOf(rows[index] ?? {}), agency, title],
        ]),
      ]),
      '',
      `${String(first)} to ${String(last)} of ${String(total)}.${last < total ? ` More: --page ${String(page + 1)}` : ''}`,
    ],
    data: { total, requests: shown },
  };
};

export const showRequest: Run = async (work): Promise<Outcome> => {
  const { client, directory, line } = work;
  const { row } = await requestOf(work);
  const { rows: quotes } = await client.list(
    `ficodevquotes?request=${String(line.targetId)}&limit=${String(MOST)}`,
  );
  const [statuses, agencies, managers] = await Promise.all([
    directory.statuses(),
    directory.agencies(),
    directory.managers(),
  ]);
  const quoteStatuses = (await client.list('quoteinternalstatuses?limit=-1')).rows;
  const statusOf = (quote: Row): string => {
    const id = textOf(quote, 'internal_status');
    return textOf(quoteStatuses.find((status) => status['id'] === id) ?? {}, 'name') || id;
  };
  const owner = textOf(row, 'owner');
  const others = idsOf(row, 'assignedUsers').filter((id) => String(id) !== owner);
  const facts = [
    ['Status', nameOf(statuses, textOf(row, 'internal_status'))],
    ['Submitted', dayOf(row, 'createdAt')],
    ['Applicant', `${applicantOf(row)}, ${textOf(row, 'email')}`],
    ['Amount', amountOf(row)],
    ['Agency', nameOf(agencies, textOf(row, 'customer'))],
    ['Agent', textOf(row, 's_email_agent') || 'none'],
    ['Manager', owner === '' ? 'none' : nameOf(managers, owner)],
    ...(others.length > 0 ? [['With', others.map((id) => nameOf(managers, String(id))).join(', ')]] : []),
  ];
  return {
    lines: [
      `Request ${String(line.targetId)}: ${textOf(row, 'title')}`,
      ...table(facts.map(([name = '', value = '']) => [`  ${name}`, value])),
      ...(textOf(row, 'note') === '' ? [] : ['', textOf(row, 'note')]),
      '',
      quotes.length === 0 ? 'No proposition yet.' : 'Propositions:',
      ...table(
        quotes.map((quote) => [
          `  ${textOf(quote, 'id')}`,
          textOf(quote, 'poNumber'),
          statusOf(quote),
          textOf(quote, 'validUntil') === '' ? 'no end' : `until ${dayOf(quote, 'validUntil')}`,
        ]),
      ),
    ],
    data: { request: row, propositions: quotes },
  };
};

export const setStatus: Run = async (work) => {
  const { line, client, directory } = work;
  const wanted = line.text('to');
  if (wanted === undefined) throw new BadUsage('--to: say which status; office statuses lists them.');
  const seen = await requestOf(work);
  const statuses = await directory.statuses();
  const to = findNamed(statuses, wanted, KINDS.status);
  const from = textOf(seen.row, 'internal_status');
  const what = `request ${String(line.targetId)}`;
  const data = { request: line.targetId, from, to: to.id, changed: from !== to.id };
  if (from === to.id)
    return { lines: [`Request ${String(line.targetId)} is in « ${to.name} » already.`], data };
  await client.change(`requests/${String(line.targetId)}`, { internal_status: to.id }, seen, what);
  return {
    lines: [`Request ${String(line.targetId)}: « ${nameOf(statuses, from)} » → « ${to.name} ».`],
    data,
  };
};

export const assign: Run = async (work) => {
  const { line, client, directory } = work;
  const [manager, others, agent] = [line.text('manager'), line.text('with'), line.text('agent')];
  if (manager === undefined && others === undefined && agent === undefined)
    throw new BadUsage('Say whom: --manager, --with or --agent.');
  const seen = await requestOf(work);
  const managers = (manager ?? others) ? await directory.managers() : [];
  const find = (wanted: string) => findNamed(managers, wanted.trim(), KINDS.manager);
  const owner = manager === undefined ? undefined : find(manager);
  const lead = owner ? Number(owner.id) : Number(seen.row['owner']);
  const team = others?.split(',').map((each) => Number(find(each).id));
  const named = agent === undefined ? undefined : findNamed(await directory.agents(), agent, KINDS.agent);
  const body = {
    ...(owner ? { owner: lead } : {}),
    ...(team ? { assignedUsers: [...new Set([...(lead ? [lead] : []), ...team])] } : {}),
    ...(named ? { s_email_agent: named.email } : {}),
  };
  const what = `request ${String(line.targetId)}`;
  const row = await client.change(`requests/${String(line.targetId)}`, body, seen, what);
  return {
    lines: [
      `Request ${String(line.targetId)}:`,
      ...(owner ? [`  ${owner.name} is its manager.`] : []),
      ...(team ? [`  ${team.map((id) => nameOf(managers, String(id))).join(', ')} works on it too.`] : []),
      ...(named ? [`  ${named.name} (${named.email ?? ''}) sees it in the portal.`] : []),
    ],
    data: {
      request: line.targetId,
      manager: row['owner'],
      assigned: row['assignedUsers'],
      agent: row['s_email_agent'],
    },
  };
};
