import { useBackOffice, type SignedPerson } from '../../test/testing/test-back-office';
import type { Client } from '../../test/testing/signed-client';

const backOffice = useBackOffice();

const long = (length: number): string => 'x'.repeat(length);
/** Texts that no field accepts: see `wire/storable-text.ts`. */
const NO_TEXT = ['a\u0000b', 'a\u0007b', '\ud800', `a${'\u0301'.repeat(31)}`, 5, true, ['a'], { a: 1 }];
const text = (max: number) => ({
  good: ['é', ' ', '😀', '<b>"\'; --', 'a\nb\tc', long(max), '', null],
  bad: [long(max + 1), ...NO_TEXT],
});
const needed = (max: number) => ({
  good: ['é', long(max)],
  bad: ['', ' ', null, long(max + 1), ...NO_TEXT],
});
const amount = {
  good: ['0', '200000', '200000.5000', 1, 0.5, '', null],
  bad: [
    '-1',
    '100000001',
    '9'.repeat(20),
    '1,5',
    '1 000',
    '1e6',
    'NaN',
    '0x10',
    '.5',
    '5.',
    1e21,
    true,
    [1],
    {},
    long(60_000),
  ],
};
const choice = (id: string) => ({ good: [id, '', null], bad: ['nope', '1', id.toUpperCase(), 5] });
const id = { bad: ['x', '-1', -1, 0, 1.5, '1e3', 2_147_483_648, 999_999, true, [1], {}] };
const yesOrNo = { good: [true, false], bad: ['true', 1, 0, null, 'yes', []] };
const day = {
  good: ['1984-03-02', '1900-01-01', '2000-02-29', '1984-03-02T00:00:00Z', null, ''],
  bad: [
    '2022-06-01',
    '1899-12-31',
    '2023-02-29',
    '0000-01-01',
    '1984-13-01',
    '02/03/1984',
    '1984-3-2',
    19_840_302,
    '1984-03-02x',
    [],
  ],
};
const email = {
  good: ['prenom.nom+etiquette@sous.exemple.fr', 'é@exemple.fr', `${long(240)}@exemple.fr`],
  bad: ['', ' ', null, 'a', 'a@b', '@b.fr', 'a@b.fr,c@d.fr', 'a@b.fr\r\nBcc: c@d.fr', '<a@b.fr>', 'a b@c.fr'],
};

interface Values {
  readonly good?: readonly unknown[];
  readonly bad: readonly unknown[];
}
type Table = Readonly<Record<string, Values>>;

/** A person's name, not an address or a sentence. */
const personName = {
  good: ['Élodie', 'Jean-Pierre', 'O’Connor', 'Nguyễn Thị Ánh', '王', 'x'.repeat(100)],
  bad: ['', null, '😀', '<b>"\'; --', 'https://evil.example', 'x'.repeat(101), 5, true, ['a'], {}],
} as const;

/** Fields of a project (specification, sections 3 and 5; reference of the wire, 4.4). */
const project: Table = {
  company: needed(255),
  firstName: needed(100),
  lastName: needed(100),
  email: { ...email, bad: [...email.bad, `${long(251)}@b.fr`] },
  phone: text(255),
  note: text(10_000),
  // 0 or 5 euros are no financing.
  s_montant_global: {
    good: ['1000', '200000.5000', 100_000_000, '', null],
    bad: [...amount.bad, '0', 5, '999.99'],
  },
  s_montant_impot: amount,
  s_montant_travaux: amount,
  s_acquisition: amount,
  s_montant_apport: amount,
  s_montant_credit: amount,
  s_montant_mens_max: amount,
  s_type_bien: choice('parts_de_scpi'),
  s_usage_bien: choice('investissement_locatif'),
  s_duree_credit_souhait: choice('10_ans'),
  s_url_project_media: text(2048),
  s_street1: text(255),
  s_codepostal: text(32),
  s_ville: text(255),
  customer: id,
  customerUser: id,
  owner: id,
  assignedUsers: { good: [[], [124], ['124']], bad: [124, ['x'], [true], [[124]], [-1], [999_999], null] },
  internal_status: { good: ['open'], bad: ['', null, 'nope', 5, ['open']] },
};

const person: Table = {
  firstName: personName,
  lastName: personName,
  middleName: { ...personName, good: [...personName.good, '', null], bad: personName.bad.slice(2) },
  namePrefix: { ...personName, good: ['M.', 'Mme', '', null], bad: personName.bad.slice(2) },
  nameSuffix: { ...personName, good: ['Jr', '', null], bad: personName.bad.slice(2) },
  birthday: day,
  customer: id,
  owner: { ...id, good: [124] },
  roles: { good: [[2], ['2']], bad: [2, ['x'], [true], [999], {}, '2', [[2]]] },
  enabled: yesOrNo,
  confirmed: yesOrNo,
};

const registration: Table = {
  email: { bad: [...email.bad, `${long(251)}@b.fr`, ...NO_TEXT] },
  firstName: { bad: needed(100).bad },
  lastName: { bad: needed(100).bad },
};

const address: Table = {
  label: text(255),
  firstName: text(100),
  lastName: text(100),
  organization: text(255),
  phone: text(255),
  street: needed(500),
  street2: text(500),
  postalCode: needed(255),
  city: needed(255),
  country: { good: ['FR'], bad: ['', null, 'ZZ', 'fr', 'FRA', 1, ['FR']] },
  region: { good: ['FR-75'], bad: ['', null, 'FR-XX', 'BE-VLG', 1] },
  primary: { ...yesOrNo, good: [true] },
};

const shown = (value: unknown): string => JSON.stringify(value).slice(0, 40);

/** Tries every value of every field; returns the results that differ from the table. */
async function surprises(client: Pick<Client, 'patch'>, path: string, table: Table): Promise<string[]> {
  const found: string[] = [];
  for (const [field, { good = [], bad }] of Object.entries(table)) {
    for (const value of good) {
      const { status, text: told } = await client.patch(path, { [field]: value });
      if (status !== 200) found.push(`${field}: ${shown(value)} is good, and yet ${status} ${told}`);
    }
    for (const value of bad) {
      const { status, text: told } = await client.patch(path, { [field]: value });
      if (status !== 400 || !told.includes(`"source":"${field}"`))
        found.push(`${field}: ${shown(value)} is bad, and yet ${status} ${told.slice(0, 200)}`);
    }
  }
  return found;
}

describe('each field takes what it may hold and refuses anything else, by its name', () => {
  let admin: SignedPerson;

  beforeEach(async () => {
    admin = await backOffice().person({ role: 'ADMIN' });
  });

  it('of a project', async () => {
    const path = `/admin/api/requests/${await backOffice().seed.request()}`;
    expect(await surprises(admin, path, project)).toEqual([]);
  }, 60_000);

  it('of a person', async () => {
    const { id: marie } = await backOffice().seed.person();
    expect(await surprises(admin, `/admin/api/customer_users/${marie}`, person)).toEqual([]);
  }, 60_000);

  it('of an address', async () => {
    const marie = await backOffice().person();
    const path = `/admin/api/customer_user_addresses/${await backOffice().seed.address(marie.id)}`;
    expect(await surprises(marie, path, address)).toEqual([]);
  }, 60_000);

  it('of a registration', async () => {
    const decent = {
      email: 'marie@exemple.fr',
      password: 'Secret2026',
      firstName: 'Marie',
      lastName: 'Durand',
    };
    const patch: Client['patch'] = (path, change) =>
      backOffice().anonymous.post(path, { ...decent, ...(change as object) });
    expect(await surprises({ patch }, '/admin/api/customer_users', registration)).toEqual([]);
  }, 60_000);
});
