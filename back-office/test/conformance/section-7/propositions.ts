import { AGENT, idsOf } from '../scene';
import type { Rows } from './walk';

const QUOTES = '/admin/api/ficodevquotes';
const PAGES = [1, 3, 4, 5, 7, 8, 9, 11, 12, 13, 14, 15, 16];
const message = {
  firstName: 'Marie',
  lastName: 'Durand',
  organization: 'Particulier',
  contactBy: 'email',
  email: 'marie.durand@example.org',
  phoneNumber: '0639980001',
  reason: 'informationRequest',
  comment: 'Bonjour',
};
const data = (like: unknown) => () => ({ data: like });

/** Section 7, 'Propositions' and 'Content service'. */
export const propositions: Rows = {
  'GET /admin/api/ficodevquotes with customer': [
    {
      story: 'every parameter of the row narrows or orders the list of an applicant and of an agent',
      run: async ({ as, ids }) => {
        const { offer, loose, marie, january, february } = ids;
        const rows: readonly (readonly ['marie' | 'agent', string, readonly number[]])[] = [
          ['marie', 'limit=1000&page=1', [offer, loose]],
          ['marie', 'customer=59', [offer, loose]],
          ['marie', `customerUser=${marie}`, [offer, loose]],
          ['marie', `request=${january}`, [offer]],
          ['marie', 'internal_status=accepted', [loose]],
          ['marie', 'createdAt[gte]=2026-03-01&createdAt[lte]=2026-04-30T23:59:59Z', [offer]],
          ['marie', 'sort=-createdAt', [loose, offer]],
          ['agent', `request=${january},${february}`, [offer]],
          ['agent', `request.s_email_agent=${encodeURIComponent(AGENT)}`, [offer]],
        ];
        for (const [who, query, expected] of rows) {
          const { body } = await as[who].get(`${QUOTES}?${query}`);
          expect({ query, ids: idsOf(body) }).toEqual({ query, ids: expected });
        }
      },
    },
  ],
  'GET /admin/api/ficodevquotes/{id}': [
    {
      as: 'marie',
      call: `GET ${QUOTES}/{offer}`,
      status: 200,
      like: ({ offer, january, offerFile }) => ({
        id: offer,
        internal_status: 'draft',
        accepted: false,
        request: january,
        s_quote_att_1: offerFile,
        s_quote_att_2: null,
      }),
    },
    {
      as: 'marie',
      call: `GET ${QUOTES}/{offer}/s_quote_att_1`,
      status: 200,
      like: () => ({ mimeType: 'application/pdf', originalFilename: 'offre.pdf', content: 'b2ZmcmU=' }),
    },
    { as: 'marie', call: `GET ${QUOTES}/{offer}/s_quote_att_2`, status: 200, like: () => [] },
    {
      as: 'marie',
      call: `GET ${QUOTES}/{offer}/s_quote_att_3`,
      status: 200,
      like: () => ({ content: 'YW5uZXhl' }),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/files/{offerFile}',
      status: 200,
      like: () => ({ content: 'b2ZmcmU=' }),
    },
    {
      as: 'marie',
      call: `GET ${QUOTES}/{loose}`,
      status: 200,
      like: () => ({ request: null, accepted: true }),
    },
  ],
  'PATCH /admin/api/ficodevquotes/{id}': (['accepted', 'declined'] as const).map((decision) => ({
    story: `applicant: a proposition becomes ${decision}, once, and by nobody else`,
    run: async ({ person, office, as }) => {
      const lea = await person();
      const id = await office.seed.quote({ customer_user_id: lea.id });
      const path = `${QUOTES}/${id}`;
      expect((await as.admin.patch(path, { internal_status: decision })).status).toBe(403);
      expect(await lea.patch(path, { internal_status: 'expired' })).toMatchObject({
        status: 400,
        body: [{ source: 'internal_status' }],
      });
      expect(await lea.patch(path, { internal_status: decision })).toMatchObject({
        status: 200,
        body: { id, internal_status: decision, accepted: decision === 'accepted' },
      });
      const other = decision === 'accepted' ? 'declined' : 'accepted';
      expect(await lea.patch(path, { internal_status: other })).toMatchObject({
        status: 409,
        body: [{ source: 'internal_status' }],
      });
    },
  })),
  'GET /admin/api/quoteinternalstatuses': [
    {
      as: 'marie',
      call: 'GET /admin/api/quoteinternalstatuses',
      status: 200,
      also: ({ body }) =>
        expect(idsOf(body)).toEqual(expect.arrayContaining(['draft', 'accepted', 'declined'])),
    },
    {
      as: 'marie',
      call: 'GET /admin/api/quoteinternalstatuses/accepted',
      status: 200,
      like: () => ({ id: 'accepted', name: 'Proposition acceptée' }),
    },
  ],
  'GET items/page_intergestion/{n}': [
    ...PAGES.map((page) => ({
      as: 'nobody' as const,
      call: `GET /items/page_intergestion/${page}`,
      status: 200,
      like: data({ id: page, content: expect.stringMatching(/\S/) as unknown }),
    })),
    {
      as: 'nobody',
      call: 'GET /items/contact',
      status: 200,
      also: ({ body }) => expect(body).toHaveProperty('data'),
    },
    {
      as: 'nobody',
      call: 'GET /items/roadmap_intergestion',
      status: 200,
      also: ({ body }) => expect(body).toHaveProperty('data'),
    },
    {
      as: 'nobody',
      call: 'GET /items/slider_intergestion_files?page=1&limit=15&filter[slider_intergestion_id]=3',
      status: 200,
      also: ({ body }) => expect((body as { data: unknown[] }).data.length).toBeGreaterThan(0),
    },
    {
      as: 'nobody',
      call: 'POST /items/contact',
      body: message,
      status: 204,
      also: ({ text }) => expect(text).toBe(''),
    },
    { as: 'nobody', call: 'POST /items/contact', body: { ...message, email: 'x' }, status: 400 },
    { as: 'nobody', call: 'GET /items/inconnu', status: 403 },
  ],
};
