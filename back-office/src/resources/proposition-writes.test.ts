import { name, sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';

const at = new Date('2026-06-10T09:00:00Z');
const backOffice = useBackOffice({ now: () => at });
const PATH = '/admin/api/ficodevquotes';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');
const SCRIPT = Buffer.from('<script>alert(1)</script>');
const offer = (originalFilename = 'offre.pdf', bytes: Buffer = PDF) => ({
  originalFilename,
  content: bytes.toString('base64'),
});

async function scene() {
  const office = backOffice();
  const agency = await office.seed.agency();
  const admin = await office.person({ role: 'ADMIN' });
  const agent = await office.person({ role: 'AGENT', columns: { customer_id: agency } });
  const applicant = await office.person({ columns: { customer_id: agency } });
  const request = await office.seed.request({
    customer_id: agency,
    customer_user_id: applicant.id,
    s_email_agent: agent.email,
  });
  return { office, agency, admin, agent, applicant, request };
}

const countOf = async (table: 'quotes' | 'files') => {
  const [row] = await backOffice().store.rows<{ n: number }>(
    sql`select count(*)::integer as n from ${name(table)}`,
  );
  return row?.n;
};
const sources = (body: unknown) => (body as readonly { source: string }[]).map(({ source }) => source);

describe('a proposition that staff makes', () => {
  it('belongs to the applicant, the agency and the manager of its project, and is there for them at once', async () => {
    const { admin, agent, applicant, agency, request } = await scene();

    const made = await admin.post(PATH, {
      request,
      s_quote_detail: 'Offre du prêteur A.',
      validUntil: '2026-07-31',
      s_quote_att_1: offer('Offre signée.pdf'),
      s_quote_att_3: { ...offer('notice.pdf'), mimeType: 'text/html' },
    });

    expect(made).toMatchObject({
      status: 201,
      body: {
        request,
        customer: agency,
        customerUser: applicant.id,
        owner: 124,
        internal_status: 'draft',
        validUntil: '2026-07-31T21:59:59Z',
        s_quote_att_2: null,
      },
    });
    const path = String(made.headers['location']);
    expect(made.body).toMatchObject({ poNumber: expect.stringMatching(/^PROP-2026-0*\d+$/) as unknown });
    for (const reader of [agent, applicant])
      expect(await reader.get(`${path}/s_quote_att_1`)).toMatchObject({
        status: 200,
        body: {
          originalFilename: 'Offre signée.pdf',
          mimeType: 'application/pdf',
          fileSize: PDF.length,
          content: PDF.toString('base64'),
        },
      });
    // The type comes from the bytes, whatever the client claimed.
    expect(await applicant.get(`${path}/s_quote_att_3`)).toMatchObject({
      body: { mimeType: 'application/pdf' },
    });
    expect(await applicant.patch(path, { internal_status: 'accepted' })).toMatchObject({ status: 200 });
  }, 30_000);

  it('takes files of many megabytes, which no other call does', async () => {
    const { admin, applicant, request } = await scene();
    const scan = Buffer.concat([PDF, Buffer.alloc(3 * 1024 * 1024, 32)]);
    const files = { s_quote_att_1: offer('a.pdf', scan), s_quote_att_2: offer('b.pdf', scan) };

    expect((await admin.post(PATH, { request, ...files })).status).toBe(201);
    expect((await applicant.post('/admin/api/requests', files)).status).toBe(413);
    expect((await applicant.post(PATH, { request, ...files })).status).toBe(403);
  }, 30_000);

  it('is made as a whole or not at all', async () => {
    const { admin, request, office } = await scene();
    await office.store.script('alter table quotes add constraint never check (po_number is null)');

    const { status } = await admin.post(PATH, { request, poNumber: 'X', s_quote_att_1: offer() });

    await office.store.script('alter table quotes drop constraint never');
    expect(status).toBe(500);
    expect([await countOf('quotes'), await countOf('files')]).toEqual([0, 0]);
  });

  it.each([
    ['no project', { request: undefined }, 'request'],
    ['a project that is none', { request: 999_999 }, 'request'],
    ['neither text nor file', { s_quote_detail: ' ' }, 's_quote_detail'],
    ['an endless text', { s_quote_detail: 'x'.repeat(20_001) }, 's_quote_detail'],
    ['a decision', { internal_status: 'accepted' }, 'internal_status'],
    ['an end in the past', { validUntil: '2026-06-09' }, 'validUntil'],
    ['a day that is none', { validUntil: '2026-02-30' }, 'validUntil'],
    ['a French date', { validUntil: '31/12/2026' }, 'validUntil'],
    ['more than a date', { validUntil: '2026-12-31 and more' }, 'validUntil'],
    ['a file that is a number', { s_quote_att_2: 7 }, 's_quote_att_2'],
    ['no base64', { s_quote_att_2: { originalFilename: 'a.pdf', content: 'not base64!' } }, 's_quote_att_2'],
    ['a page that calls itself a PDF', { s_quote_att_2: offer('a.pdf', SCRIPT) }, 's_quote_att_2'],
  ])('is refused with %s, and leaves nothing', async (_what, change, wrong) => {
    const { admin, request } = await scene();
    const { status, body } = await admin.post(PATH, { request, s_quote_detail: 'Offre', ...change });

    expect(status).toBe(400);
    expect(sources(body)).toEqual([wrong]);
    expect([await countOf('quotes'), await countOf('files')]).toEqual([0, 0]);
  });

  it('lasts to the end of a day in Paris, in winter as in summer, or to an instant', async () => {
    const { admin, request } = await scene();
    const validity = async (validUntil: string) => {
      const { body } = await admin.post(PATH, { request, s_quote_detail: 'Offre', validUntil });
      return (body as { validUntil: string }).validUntil;
    };

    expect(await validity('2026-06-10')).toBe('2026-06-10T21:59:59Z');
    expect(await validity('2026-12-31')).toBe('2026-12-31T22:59:59Z');
    expect(await validity('2026-12-31T12:00:00+01:00')).toBe('2026-12-31T11:00:00Z');
  });
});
