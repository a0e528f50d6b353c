import fc from 'fast-check';
import { useBackOffice } from '../testing/test-back-office';
import { faultsOf } from './judge-answer';
import { keptRows } from './kept-rows';
import { knownRoutes } from './known-routes';
import { wildRequest, type WildRequest } from './wild-request';
import { sendWild, wildSigners } from './wild-signers';

/** `npm run fuzz:office` runs 20 000 with a new seed each time; ordinary test runs use a fixed seed. */
const RUNS = Number(process.env['FUZZ_REQUESTS'] ?? 400);
/** Longer than this counts as a hang, even on a busy machine. */
const HANG_MS = 10_000;
const MS_A_REQUEST = 100;
/** Refused reads are checked for changed rows in batches of this many. */
const LOOK_EVERY = 20;

const endless = { count: 1_000_000_000, windowS: 3600 };
const backOffice = useBackOffice({
  limits: {
    loginPerAccount: endless,
    loginPerAddress: endless,
    registration: endless,
    resetPerAddress: endless,
    resetPerAccount: endless,
    passwordChange: endless,
    contact: endless,
  },
});

const shown = ({ method, url, headers, body, signer }: WildRequest): string =>
  [
    `${signer}: ${method} ${url.slice(0, 300)}`,
    JSON.stringify(headers).slice(0, 400),
    body === undefined ? 'no body' : `${body.length} bytes: ${body.toString('utf8').slice(0, 600)}`,
  ].join('\n');

it(
  'I1, I3, T25, T26: bad input of every kind is refused with a reason, changes nothing, and breaks nothing',
  async () => {
    const { app, store, seed, person } = backOffice();
    const owner = await seed.person();
    const project = await seed.request({ customer_user_id: owner.id });
    await seed.quote({ customer_user_id: owner.id, request_id: project, s_quote_att_1: await seed.file() });
    await seed.address(owner.id);
    await seed.affiliation();
    const routes = knownRoutes(app);
    expect(routes.length).toBeGreaterThan(60);
    const statuses = new Map<number, number>();
    let rows = await keptRows(store);
    const signers = wildSigners(async (role) => {
      const newcomer = await person({ role });
      rows = await keptRows(store);
      return newcomer;
    });
    let slowest = 0;
    let count = 0;

    await fc.assert(
      fc.asyncProperty(wildRequest(routes), async (request) => {
        const signed = await signers.headersFor(request);
        const answer = await sendWild(app, request, signed);
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
        slowest = Math.max(slowest, answer.ms);
        if (answer.status === 401) signers.lost(request);
        const faults = faultsOf(answer, { isHead: request.method === 'HEAD' });
        if (answer.ms > HANG_MS) faults.push(`took ${answer.ms} ms`);
        count += 1;
        if (request.body !== undefined || answer.status < 400 || count % LOOK_EVERY === 0) {
          const after = await keptRows(store);
          if (answer.status >= 400 && after !== rows) faults.push(`${answer.status} and yet rows changed`);
          rows = after;
        }
        if (request.mustBeRefused && answer.status < 400) faults.push(`accepted with ${answer.status}`);
        if (faults.length > 0) throw new Error(`${faults.join('\n')}\n${shown(request)}`);
      }),
      {
        numRuns: RUNS,
        // No shrinking: rows change during the run, so a smaller request would meet another state.
        endOnFailure: true,
        plugins: [
          () => ({
            onAllRunsComplete: ({ failed, errorInstance, numRuns, seed: used }) => {
              if (failed) throw new Error(`FUZZ_SEED=${used}, request ${numRuns}: ${String(errorInstance)}`);
            },
          }),
        ],
      },
    );

    // Enough requests must get past routing and authentication.
    expect(statuses.get(400) ?? 0).toBeGreaterThan(RUNS / 10);
    if (RUNS > 1000) {
      const table = [...statuses].sort().map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(`${RUNS} requests, slowest ${slowest.toFixed(0)} ms; ${table.join(', ')}\n`);
    }
  },
  60_000 + RUNS * MS_A_REQUEST,
);
