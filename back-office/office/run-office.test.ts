import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from '../src/store/sql';
import { useBackOffice } from '../test/testing/test-back-office';
import { carryTo, LostConnection } from './carry';
import { ran } from './office-for-tests';

const backOffice = useBackOffice();
const PDF = '%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF';
const SLOW = 30_000;

async function scene() {
  const office = backOffice();
  const { seed } = office;
  const agency = await seed.agency({ name: 'Grand Ouest' });
  const admin = await seed.person({ role: 'ADMIN' });
  const agent = await office.person({ role: 'AGENT', columns: { customer_id: agency, last_name: 'Roux' } });
  const applicant = await office.person({ columns: { customer_id: agency } });
  const request = await seed.request({ customer_id: agency, customer_user_id: applicant.id });
  return {
    office,
    agency,
    admin,
    agent,
    applicant,
    request,
    run: (...args: readonly string[]) => ran(office, admin.email, args),
  };
}

describe('an administrator', () => {
  let folder: string;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'office-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  it(
    'takes a request from its arrival to a proposition, and its agent and applicant see it at once',
    async () => {
      const { office, run, request, agent, applicant } = await scene();
      await office.seed.manager({ first_name: 'Maud', last_name: 'Kervella' });
      const file = path.join(folder, 'Offre signée.pdf');
      writeFileSync(file, PDF);
      const id = String(request);

      const list = await run('requests', '--status', 'NOUVEAU projet', '--agency', 'grand-ouest');
      expect(list).toMatchObject({ code: 0, errors: '' });
      expect(list.out).toMatch(new RegExp(`${id} .*Nouveau projet .*Camille Essai .*Grand Ouest`));
      expect((await run('assign', id, '--manager', 'maud kervella', '--agent', 'roux')).errors).toBe('');
      expect(await run('set-status', id, '--to', 'instruction du dossier')).toMatchObject({
        code: 0,
        out: `Request ${id}: « Nouveau projet » → « Instruction du dossier ».`,
      });
      const proposed = await run(
        ...[
          'create-proposition',
          id,
          '--text',
          'Offre du Prêteur A.',
          '--amount',
          '100 000',
          '--rate',
          '3,5',
        ],
        ...['--valid-until', '2099-12-31', '--attach', file],
      );
      expect(proposed).toMatchObject({ code: 0, errors: '' });

      expect((await agent.get(`/admin/api/requests/${id}`)).body).toMatchObject({
        internal_status: 'processed',
        s_email_agent: agent.email,
      });
      const { body: offers } = await applicant.get('/admin/api/ficodevquotes');
      expect(offers).toEqual([
        expect.objectContaining({
          request,
          internal_status: 'draft',
          validUntil: '2099-12-31T22:59:59Z',
          s_quote_detail:
            'Offre du Prêteur A.\n\nMontant du crédit\u00A0: 100\u202F000,00\u00A0€\nTaux débiteur fixe\u00A0: 3,50\u00A0%',
        }),
      ]);
      const [offer] = offers as readonly { id: number }[];
      expect(
        await applicant.get(`/admin/api/ficodevquotes/${String(offer?.id)}/s_quote_att_1`),
      ).toMatchObject({
        body: { originalFilename: 'Offre signée.pdf', content: Buffer.from(PDF).toString('base64') },
      });
      const draft = await run('create-proposition', id, '--text', 'Plus tard.', '--still-writing');
      const [, sending = ''] = /(send-proposition \d+)\.$/.exec(draft.out) ?? [];
      const offersSeen = async () => (await applicant.get('/admin/api/ficodevquotes')).body;
      expect(await offersSeen()).toHaveLength(1);
      expect((await run(...sending.split(' '))).errors).toBe('');
      expect(await offersSeen()).toHaveLength(2);
      const shown = await run('request', id);
      expect(shown.out).toContain('Maud Kervella');
      expect(shown.out).toMatch(/PROP-\d{4}-\d{6} +Proposition à étudier +until 2099-12-31/);
    },
    SLOW,
  );

  it(
    'opens an agency, an agent in it, and an affiliation',
    async () => {
      const { office, run, agency } = await scene();

      expect((await run('create-agency', '--name', 'Quimper', '--parent', 'Grand Ouest')).out).toMatch(
        /^Agency \d+, Quimper, below Grand Ouest\.$/,
      );
      const made = await run(
        ...['create-agent', '--email', 'j.roux@example.org', '--first-name', 'Jeanne', '--last-name', 'Roux'],
        ...['--agency', 'quimper', '--json'],
      );
      expect(made.answer).toMatchObject({ ok: true, agent: { roles: [4], enabled: true } });
      expect((await run('agents')).out).toMatch(/Jeanne Roux +j\.roux@example\.org, Quimper/);
      expect((await run('agencies')).out).toMatch(/Quimper +below Grand Ouest/);
      const partner = ['--key', 'ROUX', '--name', 'Jeanne Roux', '--email', 'j.roux@example.org'];
      expect((await run('create-affiliation', ...partner)).out).toMatch(/its link is \/\?agent=ROUX$/);
      // The account's initial password is unknown.
      const login = { meta: { email: 'j.roux@example.org', password: 'Portail2026' } };
      expect((await office.anonymous.post('/api/login', login)).status).toBe(403);
      const [agent] = await office.store.rows(sql`select customer_id as agency from customer_users
        where email = 'j.roux@example.org'`);
      const [quimper] = await office.store.rows(sql`select id as agency, parent_id from customers
        where name = 'Quimper'`);
      expect(quimper).toEqual({ ...agent, parent_id: agency });
    },
    SLOW,
  );

  it('leaves no session behind', async () => {
    const { office, run, admin } = await scene();
    await run('requests');
    await run('request', '999999');

    const sessions = await office.store.rows(sql`select 1 from sessions where person_id = ${admin.id}`);
    expect(sessions).toEqual([]);
  });

  it('makes a thing once, also when the line is cut after it was sent', async () => {
    const { office, admin } = await scene();
    let isCut = false;
    const args = ['create-agency', '--name', 'Quimper'];
    const { code } = await ran(office, admin.email, args, {
      around: (carry) => async (call) => {
        const reply = await carry(call);
        if (isCut || call.path !== '/admin/api/customers' || call.method !== 'POST') return reply;
        isCut = true;
        throw new LostConnection('cut');
      },
    });

    expect(code).toBe(0);
    const made = await office.store.rows(sql`select 1 from customers where name = 'Quimper'`);
    expect(made).toHaveLength(1);
  });

  it('does not write over what somebody else changed meanwhile', async () => {
    const { office, admin, request, agent } = await scene();
    await office.store.rows(sql`update requests set s_email_agent = ${agent.email} where id = ${request}`);
    const { code, errors } = await ran(
      office,
      admin.email,
      ['set-status', String(request), '--to', 'signed'],
      {
        around: (carry) => async (call) => {
          if (call.method === 'PATCH') await agent.patch(`/admin/api/requests/${request}`, { note: 'x' });
          return carry(call);
        },
      },
    );

    expect(errors).toBe(`Somebody changed request ${request} meanwhile: look at it, then try again.`);
    expect(code).toBe(1);
  });

  it('is asked for the e-mail and, unseen, the password where they are not in the environment', async () => {
    const { office, admin } = await scene();
    const asked: [string, boolean][] = [];
    const { code } = await ran(office, '', ['managers'], {
      environment: {},
      ask: (question, isSecret) => {
        asked.push([question, isSecret]);
        return Promise.resolve(isSecret ? admin.password : admin.email);
      },
    });

    expect(asked).toEqual([
      ['E-mail: ', false],
      ['Password: ', true],
    ]);
    expect(code).toBe(0);
  });
});

describe('the command refuses in one line that says what to do, with exit code 1:', () => {
  it.each(['DIRECTOR', 'AGENT', 'APPLICANT'] as const)('an account of role %s', async (role) => {
    const { email } = await backOffice().seed.person({ role });
    const { code, out, errors } = await ran(backOffice(), email, ['requests']);

    expect({ code, out }).toEqual({ code: 1, out: '' });
    expect(errors).toBe(`${email} is no administrator of this portal: staff work needs the account of one.`);
  });

  it('a wrong password, and nobody to be asked', async () => {
    const { office, admin } = await scene();
    const environment = { PORTAL_OFFICE_EMAIL: admin.email, PORTAL_OFFICE_PASSWORD: 'Autre2026' };

    expect((await ran(office, '', ['requests'], { environment })).errors).toBe(
      `The portal does not know ${admin.email} with this password, or the account is closed.`,
    );
    expect(await ran(office, '', ['requests', '--json'], { environment: {} })).toMatchObject({
      code: 1,
      answer: { ok: false, error: expect.stringContaining('PORTAL_OFFICE_PASSWORD') as unknown },
    });
  });

  it('what does not exist, and what several are called', async () => {
    const { office, run, request } = await scene();
    const one = await office.seed.agency({ name: 'Paris Nord' });
    const two = await office.seed.agency({ name: 'Paris Sud' });

    expect((await run('request', '999999')).errors).toBe(
      'There is no request 999999 among what you look after.',
    );
    expect((await run('set-status', String(request), '--to', 'financé')).errors).toBe(
      'There is no status "financé": office statuses lists them.',
    );
    expect((await run('requests', '--agency', 'paris')).errors).toBe(
      `Several are called "paris": Paris Nord (${one}), Paris Sud (${two}). Give the id.`,
    );
    expect((await run('requests', '--agency', String(two))).code).toBe(0);
    expect((await run('create-agency', '--name', 'Paris Sud')).errors).toBe(
      '--name: This value is already used.',
    );
  });

  it('A19: lists the requests of no agent, and those whose agent has no account', async () => {
    const { office, run, agency, agent, applicant } = await scene();
    const seed = (columns: Readonly<Record<string, string>>) =>
      office.seed.request({ customer_id: agency, customer_user_id: applicant.id, ...columns });
    const followed = await seed({ s_email_agent: agent.email.toUpperCase() });
    const gone = await seed({ s_email_agent: 'parti@example.org' });
    const none = await seed({});
    const listed = async (...options: readonly string[]) => {
      const { out } = await run('requests', '--agency', String(agency), '--json', ...options);
      const { requests } = JSON.parse(out) as { requests: readonly { readonly id: number }[] };
      return requests.map(({ id }) => id);
    };
    const [ofNone, ofUnknown] = [await listed('--agent', 'none'), await listed('--agent', 'unknown')];
    expect(ofNone).toContain(none);
    for (const other of [followed, gone]) expect(ofNone).not.toContain(other);
    expect(ofUnknown).toEqual([gone]);
    expect(await listed('--agent', 'unknown', '--page', '2')).toEqual([]);
  });

  it('A10: counts a day as it runs in Paris, like the screens: in summer, in winter and when the clocks change', async () => {
    const { office, run, agency, applicant } = await scene();
    const seed = (created: string) =>
      office.seed.request({ customer_id: agency, customer_user_id: applicant.id, created_at: created });
    const listed = async (from: string, to: string) => {
      const options = ['--agency', String(agency), '--json', '--from', from, '--to', to];
      const { requests } = JSON.parse((await run('requests', ...options)).out) as {
        requests: readonly { readonly id: number }[];
      };
      return requests.map(({ id }) => id).reverse();
    };
    // Half past midnight on the first of July in Paris is still June in UTC.
    const [before, first, last, after] = [
      await seed('2025-06-30T21:59:59Z'),
      await seed('2025-06-30T22:00:00Z'),
      await seed('2025-07-01T21:59:59Z'),
      await seed('2025-07-01T22:00:00Z'),
    ];
    expect(await listed('2025-07-01', '2025-07-01')).toEqual([first, last]);
    expect(await listed('2025-06-30', '2025-07-02')).toEqual([before, first, last, after]);
    expect((await run('request', String(first))).out).toContain('2025-07-01');

    const longDay = [await seed('2025-10-25T22:00:00Z'), await seed('2025-10-26T22:59:59Z')];
    await seed('2025-10-26T23:00:00Z');
    expect(await listed('2025-10-26', '2025-10-26')).toEqual(longDay);
  });

  it('a file that is not there, or not what it says, by its name', async () => {
    const { run, request } = await scene();
    const missing = await run('create-proposition', String(request), '--attach', '/nowhere/offre.pdf');
    expect(missing).toMatchObject({ code: 1, errors: '/nowhere/offre.pdf cannot be read (ENOENT).' });

    const here = await run('create-proposition', String(request), '--attach', __filename);
    expect(here.code).toBe(1);
    expect(here.errors).toMatch(/^--attach .*run-office\.test\.ts: The file is .* allowed type: pdf/);
  });

  it('a request of an agency that somebody else looks after', async () => {
    const { office, request } = await scene();
    const elsewhere = await office.seed.agency({ name: 'Ailleurs' });
    const { email } = await office.seed.person({ role: 'ADMIN', columns: { customer_id: elsewhere } });

    for (const args of [
      ['request', String(request)],
      ['set-status', String(request), '--to', 'processed'],
      ['assign', String(request), '--manager', '124'],
      ['create-proposition', String(request), '--text', 'Offre'],
    ])
      expect(await ran(office, email, args)).toMatchObject({
        code: 1,
        errors: `There is no request ${request} among what you look after.`,
      });
    expect((await ran(office, email, ['requests'])).out).toBe('No request.');
  });

  it.each([
    ['http://portail.example', 'your password would travel in clear: use https://portail.example'],
    ['ftp://127.0.0.1', 'is not the address of a portal'],
    ['https://me:secret@portail.example', 'is not the address of a portal'],
  ])('the address %s', async (url, complaint) => {
    const { errors, code } = await ran(backOffice(), '', ['requests', '--url', url], { carryTo });

    expect(errors).toContain(complaint);
    expect(code).toBe(1);
  });

  it('a portal that does not run', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const url = `http://127.0.0.1:${String((closed.address() as AddressInfo).port)}`;
    await new Promise((resolve) => closed.close(resolve));
    const { errors } = await ran(backOffice(), 'a@example.org', ['requests', '--url', url], { carryTo });

    expect(errors).toBe(
      `No portal answers at ${url}. Start it (npm start), say where it is with --url, or work on its store with --as <e-mail of an administrator>.`,
    );
  });
});

it.each([
  [[], ''],
  [['toto'], "Unknown command 'toto': office --help says what there is."],
  [
    ['requests', '--stat', 'x'],
    "Unknown option '--stat' (did you mean --status?): office requests --help says what there is.",
  ],
  [['requests', '--from', '1/11/2026'], '--from "1/11/2026" is not a day: write it as 2026-12-31.'],
  [['requests', '--from', '2026-12-01', '--to', '2026-11-01'], '--from lies after --to: turn them round.'],
  [['requests', '--limit', '0'], '--limit "0" is not a whole number from 1 to 1000.'],
  [['request'], "Missing required argument 'request': office request --help says what there is."],
  [['request', 'PROP-1'], '"PROP-1" is not the number of a request: office requests lists them.'],
  [
    ['request', '1', '2'],
    "Too many arguments for 'request'. Expected 1 argument but got 2: office request --help says what there is.",
  ],
  [['set-status', '1'], '--to: say which status; office statuses lists them.'],
  [['assign', '1'], 'Say whom: --manager, --with or --agent.'],
  [['create-agency'], '--name: say how the agency is called.'],
  [
    ['create-proposition', '1'],
    'Say what is proposed: --text, --text-file, figures, or --attach a document.',
  ],
  [
    ['create-proposition', '1', '--attach', 'a', '--attach', 'b', '--attach', 'c', '--attach', 'd'],
    '--attach: a proposition has three files at most, not 4.',
  ],
  [
    ['requests', '--as', 'a@b.fr', '--url', 'http://127.0.0.1'],
    '--as opens the store itself: --url and --login have no place there.',
  ],
])('does not understand %j with exit code 2', async (args, complaint) => {
  const { email } = await backOffice().seed.person({ role: 'ADMIN' });
  const { code, errors } = await ran(backOffice(), email, args);

  expect(errors).toBe(complaint);
  expect(code).toBe(2);
});

it('explains itself and each command, without asking anybody', async () => {
  const nobody = { environment: {}, carryTo: () => () => Promise.reject(new Error('called')) };
  const { out, code } = await ran(backOffice(), '', ['--help'], nobody);

  expect(code).toBe(0);
  const commands = [...out.matchAll(/^ {2}([a-z][a-z-]+) /gm)].map(([, command = '']) => command);
  expect(commands).toHaveLength(13);
  for (const command of commands) {
    const more = await ran(backOffice(), '', [command, '--help'], nobody);
    expect(more.code).toBe(0);
    expect(more.out).toContain(`Usage: npm run office -- ${command}`);
    for (const line of more.out.split('\n')) expect(line.length).toBeLessThanOrEqual(120);
  }
});
