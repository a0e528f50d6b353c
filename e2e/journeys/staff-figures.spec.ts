import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { type BackOfficeClient, rowsOf, signedCaller } from '../fixtures/back-office-client';
import { countsOf, expectChartsDrawn, keyFigure } from '../fixtures/dashboard';
import { startOfParisMonth } from '../fixtures/paris-month';
import { type DemoAccount, emailOf, expect, test } from '../fixtures/portal';
import { goTo } from '../screens/go-to';

/** The same count everywhere: API, dashboard, list, chips and export; with the list opened first, and last. */

// Nobody changes anything: the readers need not wait for each other.
test.describe.configure({ mode: 'parallel' });

type Row = Readonly<Record<string, unknown>>;

interface Figures {
  readonly projects: number;
  readonly newProjects: number;
  /** Projects found by searching an agent's name. */
  readonly found: number;
  readonly propositions: number;
  readonly newPropositions: number;
}

/** An agent's name with characters that no e-mail contains. */
const TYPED = 'nguyễn thị';

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
const textOf = (row: Row, field: string): string => (typeof row[field] === 'string' ? row[field] : '');

/** The user's agency and its descendants. */
async function agenciesOf(api: BackOfficeClient, email: string): Promise<readonly number[]> {
  const [self] = rowsOf(await api.get(`/admin/api/customer_users?email=${encodeURIComponent(email)}`));
  const all = rowsOf(await api.get('/admin/api/customers?limit=1000'));
  const below = (id: number): readonly number[] => [
    id,
    ...all.filter(({ parent }) => parent === id).flatMap((agency) => below(Number(agency['id']))),
  ];
  return below(Number(self?.['customer']));
}

/** Expected counts, from the API alone. */
async function countedFromApi(address: string, account: DemoAccount): Promise<Figures> {
  const email = emailOf(account);
  const api = await signedCaller(address, email);
  const list = async (path: string) => rowsOf(await api.get(`/admin/api/${path}`));
  const agencies = account === 'agent' ? [] : await agenciesOf(api, email);
  const customers = `customer=${agencies.join(',')}`;
  const own = encodeURIComponent(email);
  const projects = await list(
    `requests?limit=1000&${account === 'agent' ? `s_email_agent=${own}` : customers}`,
  );
  const propositions = await list(
    `ficodevquotes?limit=1000&${account === 'agent' ? `request.s_email_agent=${own}` : account === 'admin' ? '' : customers}`,
  );
  const agents =
    account === 'agent'
      ? await list(`customer_users?email=${own}`)
      : await list(`customer_users?roles=4&limit=1000&${customers}`);
  const nameOf = new Map(
    agents.map((agent) => [
      textOf(agent, 'email'),
      `${textOf(agent, 'firstName')} ${textOf(agent, 'lastName')}`,
    ]),
  );
  const [from, to] = [startOfParisMonth(0).getTime(), startOfParisMonth(1).getTime()];
  const ofThisMonth = (rows: readonly Row[]) =>
    rows.filter((row) => {
      const at = Date.parse(textOf(row, 'createdAt'));
      return at >= from && at < to;
    }).length;
  const words = fold(TYPED).split(' ');
  const texts = (row: Row) =>
    fold(
      [
        `${textOf(row, 'firstName')} ${textOf(row, 'lastName')}`,
        nameOf.get(textOf(row, 's_email_agent')),
      ].join('\n'),
    );
  return {
    projects: projects.length,
    newProjects: ofThisMonth(projects),
    found: projects.filter((row) => words.every((word) => texts(row).includes(word))).length,
    propositions: propositions.length,
    // One that is still being written is nobody's news.
    newPropositions: ofThisMonth(propositions.filter((row) => textOf(row, 'internal_status') !== 'open')),
  };
}

/** The first number in a text: `1 180 projets` → 1180. */
const numberIn = (text: string): number => Number(/\d[\d \u00A0\u202F]*/.exec(text)?.[0].replace(/\D/g, ''));

const heading = (page: Page) => page.getByRole('main').getByRole('status').first();
const chip = (page: Page, name: RegExp) =>
  page.getByRole('group', { name: 'Vues de la liste' }).getByRole('button', { name });

async function exported(page: Page): Promise<readonly string[]> {
  const button = page.getByRole('button', { name: 'Exporter (CSV)' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  const download = page.waitForEvent('download');
  await button.click();
  const text = await readFile(await (await download).path(), 'utf8');
  return text.trimEnd().split('\r\n').slice(1);
}

/** Reads the loaded project list: counts in total, of a search, of this month, to relaunch, exported. */
async function readProjects(page: Page) {
  const lines = await exported(page);
  const total = numberIn(await heading(page).innerText());
  // Counted once the propositions are known as well.
  await expect(chip(page, /^À relancer/)).toContainText(/\d/);
  const toRelaunch = numberIn(await chip(page, /^À relancer/).innerText());
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(TYPED);
  await expect(heading(page)).toContainText(' sur ');
  const found = numberIn(await heading(page).innerText());
  const foundLines = await exported(page);
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill('');
  await chip(page, /^À relancer/).click();
  await expect(heading(page)).toContainText(' sur ');
  const relaunched = numberIn(await heading(page).innerText());
  await chip(page, /^Nouveaux en /).click();
  await expect(page).toHaveURL(/vue=nouveaux/);
  await exported(page);
  const ofThisMonth = numberIn(await heading(page).innerText());
  return { lines, total, toRelaunch, found, foundLines, relaunched, ofThisMonth };
}

async function readPropositions(page: Page) {
  const lines = await exported(page);
  const total = numberIn(await heading(page).innerText());
  await chip(page, /^Nouvelles en /).click();
  await expect(page).toHaveURL(/vue=nouvelles/);
  await exported(page);
  return { lines, total, ofThisMonth: numberIn(await heading(page).innerText()) };
}

async function readDashboard(page: Page) {
  await expectChartsDrawn(page);
  await expect(keyFigure(page, 'sans contact depuis')).toContainText(/À relancer\d/);
  const figure = async (label: string | RegExp, words: RegExp) =>
    numberIn((await keyFigure(page, label).innerText()).replace(words, ''));
  return {
    newProjects: await figure(/^Nouveaux en /, /^Nouveaux en .*/),
    toRelaunch: await figure('sans contact depuis', /^À relancer/),
    newProjectsOnChart: (await countsOf(page, 'Nouveaux Projets')).at(-1),
    newPropositionsOnChart: (await countsOf(page, 'nouvelles propositions')).at(-1),
  };
}

/** Until the new list has loaded, the previous one is shown with the same buttons. */
async function openFromHeader(page: Page, name: string): Promise<void> {
  await page.getByRole('navigation', { name: 'Navigation principale' }).getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
}

/**
 * Opens a list in the same document, by way of a page without one: its rows and its number are not those of the list
 * before it.
 */
async function openList(page: Page, address: string): Promise<void> {
  await goTo(page, '/legal');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mentions légales');
  await goTo(page, address);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Mentions légales');
}

for (const account of ['agent', 'directeur', 'admin'] as const) {
  test(`A8, A9, A10: ${account} reads the same numbers on dashboard, list, chips, search and files, cold and warm`, async ({
    page,
    portal,
    signIn,
  }) => {
    test.setTimeout(240_000);
    const expected = await countedFromApi(portal.address, account);
    expect(expected.found, 'there is somebody to search for').toBeGreaterThan(0);

    // Cold: each list is the first screen of a document.
    await signIn(emailOf(account), { at: '/projectsListPage' });
    const cold = await readProjects(page);
    await page.goto('/propositionsList');
    const coldPropositions = await readPropositions(page);

    await page.goto('/agent/home');
    const dashboard = await readDashboard(page);

    // Warm: the same screens after all others, in one document.
    await openFromHeader(page, 'Propositions');
    const warmPropositions = await readPropositions(page);
    await openFromHeader(page, 'Projets');
    const warm = await readProjects(page);

    expect(warm).toEqual(cold);
    expect(warmPropositions).toEqual(coldPropositions);

    expect({
      projects: cold.total,
      newProjects: cold.ofThisMonth,
      found: cold.found,
      propositions: coldPropositions.total,
      newPropositions: coldPropositions.ofThisMonth,
    }).toEqual(expected);
    expect(cold.lines).toHaveLength(expected.projects);
    expect(cold.foundLines).toHaveLength(expected.found);
    expect(coldPropositions.lines).toHaveLength(expected.propositions);
    expect(dashboard).toEqual({
      newProjects: expected.newProjects,
      toRelaunch: cold.toRelaunch,
      newProjectsOnChart: expected.newProjects,
      newPropositionsOnChart: expected.newPropositions,
    });
    expect(cold.relaunched).toBe(cold.toRelaunch);
  });
}

for (const account of ['directeur', 'admin'] as const) {
  test(`every figure of the network leads ${account} to the list that it counts`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(240_000);
    await signIn(emailOf(account), { at: '/agent/home' });
    await page.getByRole('main').getByRole('link', { name: 'Réseau', exact: true }).click();
    const tableOf = (name: RegExp) => page.getByRole('main').getByRole('table', { name });
    /**
     * An address of a cell, and the rows that its list must hold; a conversion says them in its note. Read in one go: a
     * row is found by its place, and who stands there changes with the order.
     */
    const doorsOf = async (row: Locator) => {
      const cells = await row.getByRole('cell').evaluateAll((elements) =>
        elements.map((cell) => {
          const link = cell.querySelector('a');
          return {
            address: link?.getAttribute('href') ?? undefined,
            figure: link?.innerText ?? '',
            whole: cell instanceof HTMLElement ? cell.innerText : '',
          };
        }),
      );
      const doors: (readonly [string, number])[] = [];
      for (const [index, from, count] of [
        [0, 'figure', /^[\d\u202F]+/],
        [1, 'figure', /^[\d\u202F]+/],
        [2, 'whole', /(?<=sur )[\d\u202F]+/],
        [3, 'whole', /[\d\u202F]+(?=\s+dossier)/],
        [4, 'figure', /^[\d\u202F]+/],
      ] as const) {
        const cell = cells[index];
        if (cell?.address !== undefined)
          doors.push([cell.address, numberIn(count.exec(cell[from])?.[0] ?? '')]);
      }
      return doors;
    };
    await expect(tableOf(/^Agents, /)).toBeVisible();
    await page
      .getByRole('main')
      .getByRole('button', { name: /^20\d\d$/ })
      .click();
    await expect(page).toHaveURL(/periode=annee/);
    // The address is there before the table: until then its figures are those of the other period.
    const agencies = tableOf(/^Agences, .*, du 1er janvier au /);
    await expect(agencies).toBeVisible();
    // Files to relaunch are counted last.
    await expect(agencies.getByRole('row').last().getByRole('cell').nth(4)).toHaveText(/\d/);

    const doors = [
      ...(await doorsOf(agencies.getByRole('row').nth(1))),
      // An agency with others below it, whose lists are of itself alone: which one comes first is of the day.
      ...(await doorsOf(
        agencies
          .getByRole('row')
          .filter({ has: page.locator('a[href*="seule=oui"]') })
          .first(),
      )),
      ...(await doorsOf(agencies.getByRole('row').last())),
      ...(await doorsOf(
        tableOf(/^Agents, /)
          .getByRole('row')
          .nth(1),
      )),
    ];
    expect(doors.length).toBeGreaterThan(10);
    expect(doors.filter(([address]) => address.includes('seule=oui')).length).toBeGreaterThan(0);
    for (const [address, count] of doors) {
      await openList(page, address);
      const lines = await exported(page);
      expect(numberIn(await heading(page).innerText()), address).toBe(count);
      expect(lines, address).toHaveLength(count);
    }
  });
}

for (const account of ['agent', 'directeur', 'admin'] as const) {
  test(`every figure of the dashboard leads ${account} to the list that it counts`, async ({
    page,
    signIn,
  }) => {
    await signIn(emailOf(account), { at: '/agent/home' });
    await expectChartsDrawn(page);
    const main = page.getByRole('main');

    /** Follows a link and comes back; the list says the number of the figure, and its file has as many lines. */
    const expectListOf = async (door: Locator, count: number): Promise<void> => {
      await door.click();
      await expect(page).toHaveURL(/projectsList|propositionsList/);
      const lines = await exported(page);
      expect(numberIn(await heading(page).innerText())).toBe(count);
      expect(lines).toHaveLength(count);
      await page.goBack();
      await expectChartsDrawn(page);
    };

    for (const [label, words] of [
      ['Dossiers en cours', /^Dossiers en cours/],
      [/^Nouveaux en /, /^Nouveaux en .*/],
      ['sans contact depuis', /^À relancer/],
    ] as const) {
      const figure = keyFigure(page, label);
      await expect(figure).toContainText(/\d/);
      const count = numberIn((await figure.innerText()).replace(words, ''));
      await expectListOf(figure.getByRole('link').first(), count);
    }

    for (const title of ['Projets ouverts', 'Nouveaux Projets', 'nouvelles propositions'] as const) {
      await main.getByRole('button', { name: `Tableau, ${title}`, exact: true }).click();
      const row = main
        .getByRole('table', { name: title })
        .getByRole('row')
        .filter({ has: page.getByRole('link') })
        .last();
      const count = numberIn(await row.getByRole('cell').innerText());
      await row.getByRole('link').click();
      await expect(page).toHaveURL(/statut=|du=/);
      const lines = await exported(page);
      expect(numberIn(await heading(page).innerText()), title).toBe(count);
      expect(lines, title).toHaveLength(count);
      // The table is in the address.
      await page.goBack();
      await main.getByRole('button', { name: `Graphique, ${title}`, exact: true }).click();
      await expectChartsDrawn(page);
    }
  });
}

for (const account of ['agent', 'directeur', 'admin'] as const) {
  test(`the steps add up to the list of ${account}, and the head of each leads to its files`, async ({
    page,
    signIn,
  }) => {
    test.setTimeout(120_000);
    await signIn(emailOf(account), { at: '/projectsListPage' });
    await exported(page);
    const total = numberIn(await heading(page).innerText());
    await page.getByRole('button', { name: 'Par phase' }).click();
    await expect(page).toHaveURL(/affichage=etapes/);
    const heads = page.getByRole('main').getByRole('heading', { level: 2 });
    await expect(heads.first()).toBeVisible();
    expect(numberIn(await heading(page).innerText())).toBe(total);

    const counts = (await heads.allInnerTexts()).map(numberIn);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);

    // Heads, endings and « Voir les … dossiers », each with its number.
    const links = page.getByRole('main').locator('a[href*="statut="], a[href*="vue="]');
    const doors = await links.evaluateAll((found) =>
      found.map((link) => [link.getAttribute('href') ?? '', link.textContent] as const),
    );
    expect(doors.length).toBeGreaterThan(5);
    for (const [address, words] of doors) {
      await openList(page, address);
      const lines = await exported(page);
      expect(numberIn(await heading(page).innerText()), address).toBe(numberIn(words));
      expect(lines, address).toHaveLength(numberIn(words));
    }
  });
}
