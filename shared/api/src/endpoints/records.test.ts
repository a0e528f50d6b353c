import { lastValueFrom, toArray, firstValueFrom } from 'rxjs';
import { installKit } from '@portal/kit';
import { api as currentApi } from '../create-api';
import { createHomeTexts } from './home-texts';
import { aCustomer, aManager, anAgent, aQuote, aRequest, quoteStatuses } from '../../test/bodies';
import { Answer, type Call, recorded } from '../../test/recorded-back-office';

describe('a project file', () => {
  it('names what its first screen shows; the choices by what is known, then as the server does when asked', async () => {
    const paths = recorded({}).kit.settings.lookupPaths;
    const { api, calls } = recorded({
      'GET /admin/api/requests/412': aRequest(412, { internal_status: 'en_pause' }),
      'GET /admin/api/users': [aManager],
      'GET /admin/api/customer_users': [anAgent],
      'GET /admin/api/customers/59': aCustomer(59, null),
      [`GET ${paths.professionalSituation}`]: [{ id: 'salarie_en_cdi', name: 'CDI du privé', priority: 1 }],
      [`GET ${paths.creditDuration}`]: [{ id: '10_ans', name: 'Dix ans', priority: 1 }],
      [`GET ${paths.projectStatus}`]: [{ id: 'en_pause', name: 'En pause', priority: 1 }],
    });
    const states = await firstValueFrom(api.projects.file(412).pipe(toArray()));
    expect(states[0]).toMatchObject({ complete: false });
    const file = states.at(-1);
    expect(file).toMatchObject({
      complete: true,
      agency: { name: 'Agence 59' },
      overview: { managerName: 'Paul Martin', agentName: 'Claire Petit', statusLabel: 'En pause' },
      labels: {
        professionalSituation: 'Emploi en CDI',
        desiredDuration: '10 ans',
        purchaseMode: 'À titre individuel',
      },
    });
    expect(calls.some(({ path }) => path === paths.creditDuration)).toBe(false);

    const named = {
      professionalSituation: 'CDI du privé',
      desiredDuration: 'Dix ans',
      purchaseMode: 'À titre individuel',
    };
    const project = file?.overview.project;
    if (project === undefined) throw new Error('The file never came');
    expect(await lastValueFrom(api.projects.labels(project))).toMatchObject(named);
    // Once loaded, they are known without a call.
    expect(await lastValueFrom(api.projects.file(412))).toMatchObject({ labels: named });
  });

  it('survives a project that has nothing', async () => {
    const { api } = recorded({ 'GET /admin/api/requests/5': { id: '5' } });
    expect(await lastValueFrom(api.projects.file(5))).toMatchObject({
      complete: true,
      overview: { statusLabel: '', agencyName: '', applicantName: '', project: { id: 5, status: null } },
    });
  });

  it('lists its propositions under the names the server gives', async () => {
    const { api, calls } = recorded({
      'GET /admin/api/ficodevquotes': [aQuote(88), aQuote(89, { internal_status: 'accepted' })],
      'GET /admin/api/quoteinternalstatuses': quoteStatuses,
    });
    const propositions = await lastValueFrom(api.propositions.ofProject(412));
    expect(propositions.map(({ statusName }) => statusName)).toEqual(['Nouvelle', 'Proposition acceptée']);
    expect(calls[0]?.params['request']).toBe('412');
  });
});

describe('a proposition', () => {
  it('has its agency, its project and up to three attachments', async () => {
    const { api } = recorded({
      'GET /admin/api/ficodevquotes/88': aQuote(88, {
        s_quote_att_2: { id: 92, originalFilename: 'offre.pdf' },
      }),
      'GET /admin/api/quoteinternalstatuses': quoteStatuses,
      'GET /admin/api/customers/59': aCustomer(59, null),
      'GET /admin/api/requests/412': aRequest(412),
    });
    const file = await lastValueFrom(api.propositions.file(88));
    expect(file.overview).toMatchObject({ agencyName: 'Agence 59', projectTitle: 'Projet 412' });
    expect(file.overview.proposition.attachments).toEqual([
      { slot: 1, fileId: 91, filename: '' },
      { slot: 2, fileId: 92, filename: 'offre.pdf' },
      { slot: 3, fileId: 93, filename: '' },
    ]);
  });
});

describe('lists of choices', () => {
  it('are asked once per session and come by priority', async () => {
    const { api, signed } = recorded({ 'GET /admin/api/quoteinternalstatuses': quoteStatuses });
    const names = (await lastValueFrom(api.lookups.list('propositionStatus'))).map(({ name }) => name);
    await lastValueFrom(api.lookups.list('propositionStatus'));
    expect(names).toEqual(['Nouvelle', 'Proposition acceptée']);
    expect(signed()).toHaveLength(1);
  });
});

describe('people of a scope', () => {
  it('are asked for with all agencies of the network at once', async () => {
    const { api, calls } = recorded({
      'GET /admin/api/customers': [aCustomer(59, null, [60]), aCustomer(60, 59)],
      'GET /admin/api/customer_users': [anAgent],
    });
    await lastValueFrom(api.people.applicants({ kind: 'network', agencyId: 59 }));
    expect(calls[1]?.params).toEqual({ roles: '2', limit: '1000', customer: '59,60' });
    await expect(lastValueFrom(api.people.agents({ kind: 'network', agencyId: null }))).rejects.toThrow(
      'Customer ID is null',
    );
  });

  it('are counted the long way by a server that does not count', async () => {
    const { api, calls } = recorded({
      'GET /admin/api/customer_users': ({ params }: Call) =>
        Array.from({ length: params['limit'] === '10' ? 10 : 37 }, (_, index) => ({ id: index + 1 })),
    });
    expect(await lastValueFrom(api.people.page({ agencyId: 59 }, 1))).toMatchObject({ total: 37 });
    expect(calls[1]?.params).toMatchObject({ limit: '100000' });
  });

  it('are filtered by role and agencies, and searched by a whole e-mail, by the server', async () => {
    const { api, calls } = recorded({
      'GET /admin/api/customers': [aCustomer(59, null, [60]), aCustomer(60, 59)],
      'GET /admin/api/customer_users': new Answer(200, [anAgent], { 'x-include-total-count': '6000' }),
    });
    await lastValueFrom(api.people.page({ agencyId: 59, filter: { reach: 60, roleId: 4 } }, 1));
    expect(calls[0]?.params).toEqual({ customer: '60', roles: '4', page: '1', limit: '10' });
    expect(calls[0]?.headers['x-include']).toBe('totalCount');
    const query = { agencyId: 59, filter: { reach: 'network' } } as const;
    expect(await lastValueFrom(api.people.firstThousand(query))).toMatchObject({ total: 6000 });
    expect(calls[2]?.params).toEqual({ customer: '59,60', page: '1', limit: '1000' });
    await lastValueFrom(api.people.firstThousand(query, 'claire.petit@example.com'));
    expect(calls[3]?.params).toMatchObject({ customer: '59,60', email: 'claire.petit@example.com' });
    await expect(lastValueFrom(api.people.page({ agencyId: null }, 1))).rejects.toThrow(
      'Customer ID is null',
    );
  });
});

describe('the content service', () => {
  const forbidden = new Answer(403, { errors: [{ message: 'No.', extensions: { code: 'FORBIDDEN' } }] });

  const unknown = { width: null, height: null, fileName: '', alternative: '' };
  it.each<[string, unknown, object | null]>([
    ['none', null, null],
    ['its id alone', 'aeb0b4cd', { address: '/assets/aeb0b4cd', ...unknown }],
    [
      'its row',
      {
        id: 'aeb0b4cd',
        width: 1600,
        height: null,
        filename_download: 'rue.jpg',
        description: ' La rue Basse ',
      },
      {
        ...unknown,
        address: '/assets/aeb0b4cd',
        width: 1600,
        fileName: 'rue.jpg',
        alternative: 'La rue Basse',
      },
    ],
    ['an id that leads elsewhere', '../api', null],
  ])('gives pages with their picture, unsigned: %s', async (_, image, picture) => {
    const { api, calls } = recorded({
      'GET /items/page_intergestion/1': {
        data: { id: 1, title: 'Conditions', content: '<p>A</p>', image },
      },
    });
    const page = await lastValueFrom(api.content.page(1));
    expect(page).toMatchObject({ title: 'Conditions', html: '<p>A</p>' });
    expect(page?.picture).toEqual(picture);
    expect(calls[0]?.signed).toBe(false);
  });

  it('does not print what the operator has not filled in', async () => {
    const content = '<p>A</p><p>Gardé <mark>[DURÉE, à compléter]</mark>.</p>';
    const { api } = recorded({ 'GET /items/contact': { data: { title: 'Contact', content } } });
    expect(await lastValueFrom(api.content.contactPage())).toEqual({
      title: 'Contact',
      html: '<p>A</p>',
      isUnfinished: true,
    });
  });

  it('takes what is forbidden for absent, and anything else for a failure', async () => {
    const { api } = recorded({
      'GET /items/page_intergestion/2': forbidden,
      'GET /items/page_intergestion/3': new Answer(500),
    });
    expect(await lastValueFrom(api.content.page(2))).toBeUndefined();
    expect(await lastValueFrom(api.content.contactPage())).toBeUndefined();
    await expect(lastValueFrom(api.content.page(3))).rejects.toMatchObject({ status: 500 });
  });

  it.each([
    ['a list', [{ id: 1, title: 'Contactez-nous', content: '<p>A</p>' }]],
    ['one object', { id: 1, title: 'Contactez-nous', content: '<p>A</p>' }],
  ])('gives the texts of the contact page from %s', async (_, data) => {
    const { api } = recorded({ 'GET /items/contact': { data } });
    const page = await lastValueFrom(api.content.contactPage());
    expect(page).toEqual({ title: 'Contactez-nous', html: '<p>A</p>', isUnfinished: false });
  });

  it('gives the steps in their order, without a row that has no id', async () => {
    const data = [
      { id: 7, title: 'Deux', content: '<p>A</p>', sort: 2 },
      { title: 'Rien' },
      { id: 9, title: 'Un', sort: 1 },
    ];
    const { kit } = recorded({ 'GET /items/roadmap_intergestion': { data } });
    const steps = new Promise((next) => void createHomeTexts(kit).roadmap.subscribe({ next }));
    expect(await steps).toEqual([
      { id: 9, title: 'Un', html: '' },
      { id: 7, title: 'Deux', html: '<p>A</p>' },
    ]);
  });

  it('is asked for the fifteen slides of slider 3', () => {
    const { kit, calls } = recorded({});
    createHomeTexts(kit).slides.subscribe({ error: () => undefined });
    expect(calls[0]?.params).toMatchObject({
      page: '1',
      limit: '15',
      'filter[slider_intergestion_id][_eq]': '3',
    });
  });
});

describe('the endpoints of the page', () => {
  it('are the same until somebody else signs in', () => {
    const { kit } = recorded({});
    installKit(kit);
    const mine = currentApi();
    expect(currentApi()).toBe(mine);
    kit.session.open({ email: 'someone.else@example.com', token: 'b'.repeat(40), stayConnected: false });
    expect(currentApi()).not.toBe(mine);
  });
});
