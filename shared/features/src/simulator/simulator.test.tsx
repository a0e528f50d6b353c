import { type FakeAnswers, fakeTransport, recordDownloads, renderScreen } from '@portal/testing';
import { kit } from '@portal/kit';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { carriedSimulation, carrySimulation, dropCarriedSimulation } from '../editing';
import { Simulator } from './simulator';

const NOW = new Date('2026-11-20T12:00:00Z');
const MENTION = 'Attention ! Un crédit coûte de l’argent et doit être remboursé.';
const NO_CALLS: FakeAnswers = {};
const plain = (text: string | null | undefined) => (text ?? '').replace(/[\u202F\u00A0]/g, ' ');

const open = (query = '', now = NOW) =>
  renderScreen(<Simulator now={now} />, {
    path: `/simulateur${query}`,
    transport: fakeTransport(NO_CALLS),
  });

const ROLE_IDS = { ADMIN: 1, APPLICANT: 2, AGENT: 4, DIRECTOR: 5 } as const;

async function openAs(role: keyof typeof ROLE_IDS, query: string) {
  const opened = await open(query);
  await act(async () => {
    opened.kit.session.open({ email: 'claire@portail.example', token: 'abc', stayConnected: false });
    opened.kit.session.identify({ profileId: 7, customer: 59, roleIds: [ROLE_IDS[role]] });
    await Promise.resolve();
  });
  return opened;
}

// Clears the stored simulation and the session.
afterEach(() => {
  jest.restoreAllMocks();
  dropCarriedSimulation();
  kit().session.close();
});

const block = (name: string | RegExp) => screen.getByRole('region', { name });
const textOf = (name: string | RegExp) => plain(block(name).textContent);
const slider = (name: RegExp) => screen.getByRole('slider', { name });

/** Moved, and let go. */
function slide(name: RegExp, value: number) {
  fireEvent.input(slider(name), { target: { value: String(value) } });
  fireEvent.change(slider(name));
}

/** What the curve reads: when, and the amounts. */
function reading() {
  const curve = within(block('Capital restant dû'));
  const [when] = curve.getAllByRole('term');
  const amounts = curve.getAllByRole('definition');
  return [when, ...amounts].map((element) => plain(element?.textContent));
}

const field = (name: RegExp) => screen.getByRole('textbox', { name });

/** Pasted, which computes the simulation once. */
async function fill(user: UserEvent, name: RegExp, text: string) {
  await user.clear(field(name));
  await user.paste(text);
}

describe('the simulator', () => {
  it('opens on the representative example, with everything that the law wants beside it', async () => {
    await open();
    const estimate = textOf('Votre estimation');
    for (const figure of [
      '1 219,92 €',
      '4,48 %',
      '298 180,66 €',
      '78 380,66 €',
      '14 400,00 €',
      '98 180,66 €',
    ])
      expect(estimate).toContain(figure);
    expect(estimate).toContain('TAEA 0,60 %');
    expect(estimate).toContain('239 mensualités, puis une dernière de 1 219,78 €');
    expect(estimate).toContain('Taux débiteur fixe de 3,50 %. Assurance de 60,00 € par mois');
    expect(estimate).toContain(MENTION);
    expect(estimate).toContain('Estimation indicative, sans valeur d’offre ni d’accord de prêt.');
    const example = textOf('Exemple représentatif de votre simulation');
    expect(example).toContain('sur 240 mois, au taux débiteur fixe de 3,50 %');
    expect(example).toContain('L’emprunteur dispose d’un délai de réflexion de dix jours.');
    expect(example).toContain('Aucun versement, de quelque nature que ce soit');
    expect(example).not.toContain('usure');
  });

  it('shows the sentence that was the law the day before', async () => {
    await open('', new Date('2026-11-19T12:00:00Z'));
    expect(textOf('Votre estimation')).toContain('Un crédit vous engage et doit être remboursé.');
  });

  it('follows what is typed, and writes it in the address', async () => {
    const { user, location } = await open();
    await fill(user, /Montant à emprunter/, '150000');
    await fill(user, /Durée/, '15');
    await fill(user, /Taux débiteur/, '3.6');
    await fill(user, /Assurance/, '0,30');
    await fill(user, /Frais/, '3 500');
    expect(textOf('Votre estimation')).toContain('1 117,21 €');
    await user.tab();
    expect(field(/Montant à emprunter/)).toHaveValue('150\u202F000');
    expect(location()).toBe('/simulateur?montant=150000&duree=15&taux=3.6&assurance=0.30&frais=3500');
    expect(screen.getByRole('status')).toHaveTextContent(/Mensualité, assurance comprise\s: 1\s117,21\s€/);
  });

  it('opens as the address says', async () => {
    await open('?projet=scpi&montant=100000&duree=20&taux=3.5&assurance=0.3&frais=1800&distribution=5');
    expect(screen.getByRole('radio', { name: 'Des parts de SCPI' })).toBeChecked();
    expect(field(/Montant à emprunter/)).toHaveValue('100\u202F000');
    expect(textOf('Votre estimation')).toContain('604,96 €');
  });

  it('keeps the means of a household out of the address', async () => {
    const { user, location } = await open();
    await fill(user, /Revenus nets/, '54000');
    await fill(user, /Crédits en cours/, '300');
    await user.tab();
    expect(location()).not.toMatch(/54000|300(?!\d)/);
  });

  it('says what is wrong beside the field once it is left, and shows no figure meanwhile', async () => {
    const { user } = await open();
    const amount = field(/Montant à emprunter/);
    await user.clear(amount);
    await user.type(amount, '12');
    expect(amount).toBeValid();
    await user.tab();
    expect(amount).toBeInvalid();
    expect(plain(document.body.textContent)).toContain('Indiquez un montant entre 1 000 € et 5 000 000 €');
    expect(block('Votre estimation')).toHaveTextContent('Complétez ou corrigez votre saisie');
    expect(block('Votre estimation')).toHaveTextContent(MENTION);
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    ['montant=abc', /Montant/, /Indiquez un montant/],
    ['duree=31', /Durée/, /de 1 à 30/],
    ['duree=2.5', /Durée/, /de 1 à 30/],
    ['taux=21', /Taux débiteur/, /entre 0\s% et 20\s%/],
    ['assurance=6', /Assurance/, /entre 0\s% et 5\s%/],
    ['montant=5000&frais=5000', /Frais/, /inférieurs au montant/],
    ['projet=scpi&distribution=16', /Taux de distribution/, /entre 0\s% et 15\s%/],
    ['projet=scpi&jouissance=25', /Délai de jouissance/, /de 0 à 24/],
  ])('tells at once what is wrong in the address: %s', async (query, name, message) => {
    await open(`?${query}`);
    expect(field(name)).toHaveAccessibleDescription(message);
  });
});

describe('a slider beside a field', () => {
  it.each([
    [
      /^Montant à emprunter, curseur/,
      250_000,
      /Montant à emprunter/,
      '250 000',
      '250 000 €',
      'montant=250000',
    ],
    [/^Durée, curseur/, 15, /Durée/, '15', '15 ans', 'duree=15'],
    [/^Taux débiteur fixe, curseur/, 3.25, /Taux débiteur/, '3,25', '3,25 %', 'taux=3.25'],
    [/^Assurance, par an, curseur/, 0.3, /Assurance/, '0,30', '0,30 %', 'assurance=0.30'],
    [/^Frais du crédit, curseur/, 3000, /Frais/, '3 000', '3 000 €', 'frais=3000'],
  ])('moves the same value: %s', async (name, value, of, text, words, query) => {
    const { location } = await open();
    const before = textOf('Votre estimation');
    slide(name, value);
    expect(plain((field(of) as HTMLInputElement).value)).toBe(text);
    expect(plain(slider(name).getAttribute('aria-valuetext'))).toBe(words);
    expect(textOf('Votre estimation')).not.toBe(before);
    await waitFor(() => expect(location()).toContain(query));
  });

  it('follows what is typed, and stands at its end beyond its usual values', async () => {
    const { user } = await open();
    await fill(user, /Montant à emprunter/, '450500');
    expect(plain(slider(/^Montant/).getAttribute('aria-valuetext'))).toBe('450 500 €');
    await fill(user, /Montant à emprunter/, '900000');
    expect(slider(/^Montant/)).toHaveValue('600000');
    expect(plain(slider(/^Montant/).getAttribute('aria-valuetext'))).toBe('900 000 €');
    expect(plain((field(/Montant à emprunter/) as HTMLInputElement).value)).toBe('900 000');
    await user.clear(field(/Montant à emprunter/));
    expect(slider(/^Montant/)).toHaveAttribute('aria-valuetext', 'non renseigné');
  });

  it('writes the address at once when it is left', async () => {
    const { user, location } = await open();
    act(() => slider(/^Durée/).focus());
    slide(/^Durée/, 18);
    await user.tab();
    expect(location()).toContain('duree=18');
  });

  it('writes the address once it is let go', async () => {
    const { location } = await open();
    fireEvent.input(slider(/^Durée/), { target: { value: '18' } });
    expect(field(/Durée/)).toHaveValue('18');
    expect(location()).toBe('/simulateur');
    fireEvent.change(slider(/^Durée/));
    await waitFor(() => expect(location()).toContain('duree=18'));
    expect(screen.getByRole('status')).toHaveTextContent(/1\s309,32\s€/);
  });
});

describe('what is paid back', () => {
  it('is drawn in parts that are said below, and that are together the total due', async () => {
    await open('?montant=155500&duree=17&taux=3.15&assurance=0.29&frais=1234.56');
    const estimate = textOf('Votre estimation');
    const amount = (label: string) => {
      const [, euros = ''] = new RegExp(`${label} ?([\\d ]+,\\d\\d) €`).exec(estimate) ?? [];
      return Math.round(Number(euros.replace(/ /g, '').replace(',', '.')) * 100);
    };
    const parts = ['Capital emprunté', 'Intérêts', 'Assurance', 'Frais'].map(amount);
    expect(parts.every((part) => part > 0)).toBe(true);
    expect(parts.reduce((sum, part) => sum + part)).toBe(amount('Montant total dû'));
  });
});

describe('the link of a simulation', () => {
  it('is copied, with the values of the moment and without the means of the household', async () => {
    const { user } = await open('?montant=150000');
    await fill(user, /Revenus nets/, '54321');
    await fill(user, /Durée/, '15');
    await user.click(screen.getByRole('button', { name: 'Copier le lien de cette simulation' }));
    const copied = new URL(await navigator.clipboard.readText());
    expect(copied.pathname).toBe('/simulateur');
    expect(Object.fromEntries(copied.searchParams)).toMatchObject({ montant: '150000', duree: '15' });
    expect(copied.href).not.toContain('54321');
    expect(screen.getByText('Lien copié, sans vos revenus ni vos crédits.')).toBeInTheDocument();
  });

  it('is shown where the browser refuses the copy', async () => {
    const { user } = await open('?montant=150000');
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'Copier le lien de cette simulation' }));
    expect(
      await screen.findByText(/ne permet pas la copie.*\/simulateur\?montant=150000/),
    ).toBeInTheDocument();
  });
});

describe('the means of a household', () => {
  it('are asked for by a button that leads to their field, in its fold', async () => {
    const { user } = await open();
    await user.click(screen.getByText(/^Votre foyer/));
    expect(field(/Revenus nets/)).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Indiquer vos revenus' }));
    expect(field(/Revenus nets/)).toHaveFocus();
    expect(field(/Revenus nets/)).toBeVisible();
  });

  const give = async (query: string, income: string, credits = '') => {
    const screenOf = await open(query);
    await fill(screenOf.user, /Revenus nets/, income);
    if (credits !== '') await fill(screenOf.user, /Crédits en cours/, credits);
    return textOf('Votre taux d’effort');
  };

  it('are asked for before any ratio', async () => {
    await open();
    expect(textOf('Votre taux d’effort')).toContain('Indiquez les revenus nets annuels');
  });

  it('give the effort ratio, what is left to live on and the capacity', async () => {
    const text = await give('', '54 000', '300');
    expect(text).toContain('Dans la limite de 35 %.');
    expect(text).toContain('estimé est de 33,78 %');
    expect(text).toContain('2 980,08 €');
    expect(text).toContain('209 030,20 €');
    expect(text).toContain('Seul l’organisme prêteur apprécie votre solvabilité.');
    expect(text).toContain('ne dépasse pas 25 ans');
    const gauge = within(block('Votre taux d’effort')).getByRole('img');
    expect(gauge).toHaveAccessibleName(/33,78\s%, dans la limite de 35\s%/);
    expect(text).toContain('1 219,92 € de mensualité et 300,00 € de crédits en cours, pour 4 500,00 €');
  });

  it('are told in words when they are not enough', async () => {
    const text = await give('?duree=26', '24 000', '800');
    expect(text).toContain('Au-dessus du maximum de 35 %.');
    expect(text).toContain('Vos crédits en cours dépassent déjà 35 % de vos revenus.');
    expect(text).toContain('La durée demandée dépasse 25 ans');
  });
});

describe('shares of SCPI', () => {
  it('show the savings effort, less income, no income, and the risks', async () => {
    const { user } = await open('?montant=100000&duree=20&taux=3.5&assurance=0.3&frais=1800');
    await user.click(screen.getByRole('radio', { name: 'Des parts de SCPI' }));
    await fill(user, /Taux de distribution/, '5');
    const rows = within(block('Votre effort d’épargne')).getAllByRole('row');
    expect(rows.slice(1).map((row) => plain(row.textContent))).toEqual([
      'Revenus au taux indiqué416,67 €188,29 €',
      'Revenus en baisse de 25 %312,50 €292,46 €',
      'Aucun revenu0,00 €604,96 €',
    ]);
    const text = textOf('Votre effort d’épargne');
    for (const risk of ['Perte en capital', 'Revenus non garantis', 'Liquidité non garantie'])
      expect(text).toContain(risk);
    expect(textOf('Exemple représentatif de votre simulation')).toContain('quatorze jours');
  });

  it('bought with a credit repaid at the end say what that risks', async () => {
    const { user, location } = await open('?projet=scpi&montant=150000');
    await user.click(screen.getByRole('radio', { name: 'In fine' }));
    expect(location()).toContain('remboursement=in-fine');
    expect(textOf('Votre effort d’épargne')).toContain('le capital est dû en une fois à l’échéance');
    await fill(user, /Revenus nets/, '54000');
    expect(textOf('Votre taux d’effort')).toContain('n’entre pas dans ces calculs');
    expect(textOf('Votre taux d’effort')).not.toContain('Vous pourriez emprunter');
    slide(/Moment du crédit/, 239);
    expect(reading().slice(0, 3)).toEqual(['Après 19 ans et 11 mois', '150 000,00 €', '0,00 €']);
    expect(textOf('Exemple représentatif de votre simulation')).toContain('ni du crédit immobilier, ni du');
  });
});

describe('the capital still due', () => {
  it('is read at any month, in words and with its value said', async () => {
    await open();
    expect(reading()).toEqual(['Après 8 ans', '136 228,06 €', '63 771,94 €', '47 580,38 €']);
    slide(/Moment du crédit/, 99);
    expect(plain(slider(/Moment du crédit/).getAttribute('aria-valuetext'))).toBe(
      'Après 8 ans et 3 mois : 133 933,62 € restant dus',
    );
    slide(/Moment du crédit/, 0);
    expect(reading()).toEqual(['Au départ', '200 000,00 €', '0,00 €', '0,00 €']);
    slide(/Moment du crédit/, 240);
    expect(reading()).toEqual(['À la fin, après 20 ans', '0,00 €', '200 000,00 €', '78 380,66 €']);
  });

  it('is read where the curve is pressed and drawn over, and not where the pointer only passes', async () => {
    await open();
    const curve = screen.getByRole('img', { name: /^Capital restant dû, de 200\s000,00\s€ au départ/ });
    let isHeld = false;
    // What jsdom does not lay out, and the capture of a pointer, which it lacks.
    Object.assign(curve, {
      getBoundingClientRect: () => ({ left: 100, width: 480 }),
      setPointerCapture: () => (isHeld = true),
      hasPointerCapture: () => isHeld,
    });
    const point = (type: string, clientX: number) =>
      fireEvent(curve, new MouseEvent(type, { clientX, button: 0, bubbles: true }));
    point('pointermove', 580);
    expect(reading()).toContain('Après 8 ans');
    point('pointerdown', 220);
    expect(reading()).toEqual(expect.arrayContaining(['Après 5 ans', '162 253,12 €']));
    expect(slider(/Moment du crédit/)).toHaveFocus();
    point('pointermove', 900);
    expect(reading()).toContain('À la fin, après 20 ans');
  });

  it('stays within a duration that is made shorter', async () => {
    const { user } = await open();
    slide(/Moment du crédit/, 200);
    await fill(user, /Durée/, '10');
    expect(reading()).toContain('À la fin, après 10 ans');
  });

  it('is a table as well, by years, and by months on demand', async () => {
    const { user } = await open();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tableau' }));
    expect(screen.queryByRole('img', { name: /^Capital restant dû/ })).not.toBeInTheDocument();
    const table = within(within(block('Capital restant dû')).getByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(21);
    await user.click(table.getByRole('button', { name: 'Année 20' }));
    expect(table.getAllByRole('row')).toHaveLength(33);
    const last = table.getByRole('row', { name: /Mois 240/ });
    expect(plain(last.textContent)).toBe('Mois 2401 219,78 €1 156,41 €3,37 €60,00 €0,00 €');
    await user.click(table.getByRole('button', { name: 'Année 20' }));
    expect(table.getAllByRole('row')).toHaveLength(21);
  });

  it('is saved for a spreadsheet', async () => {
    const saved = recordDownloads();
    const { user } = await open();
    await user.click(screen.getByRole('button', { name: 'Tableau' }));
    await user.click(screen.getByRole('button', { name: 'Télécharger (CSV)' }));
    expect(saved.names).toEqual([expect.stringMatching(/^tableau-amortissement-.*\.csv$/)]);
    expect(saved.blobs.map(({ type }) => type)).toEqual(['text/csv']);
  });
});

describe('a project behind the credit', () => {
  it('gives the amount to borrow, and goes with it in the address', async () => {
    const { user, location } = await open();
    await fill(user, /Prix du bien/, '240000');
    await fill(user, /Travaux/, '20 000');
    await fill(user, /Apport/, '60000');
    await user.tab();
    expect(field(/Montant à emprunter/)).toHaveValue('200\u202F000');
    expect(textOf('Votre estimation')).toContain('1 219,92 €');
    expect(location()).toContain('prix=240000&travaux=20000&apport=60000&montant=200000');
    await user.click(screen.getByRole('radio', { name: 'Des parts de SCPI' }));
    expect(screen.queryByRole('textbox', { name: /Travaux/ })).not.toBeInTheDocument();
    expect(field(/Montant à emprunter/)).toHaveValue('180\u202F000');
  });

  it('is asked again when it cannot be read, or leaves nothing to borrow', async () => {
    const { user } = await open('?prix=cher');
    expect(field(/Prix du bien/)).toHaveAccessibleDescription(/Indiquez un montant en euros/);
    await fill(user, /Prix du bien/, '100000');
    await fill(user, /Apport/, '100000');
    await user.tab();
    expect(field(/Montant à emprunter/)).toHaveAccessibleDescription(/Indiquez un montant entre/);
  });
});

describe('what comes next', () => {
  const submit = () => screen.getByRole('link', { name: 'Déposer ce projet' });
  const carried = () => carriedSimulation()?.figures;

  it('is an account, for who has none: the simulation waits on the device, and the address to come back to', async () => {
    const { user, location } = await open('?montant=150000&duree=15');
    await fill(user, /Revenus nets/, '54000');
    expect(carried()).toBeUndefined();
    await user.click(submit());
    expect(carried()).toEqual({ amountToFinance: 150_000, netTaxableIncome: 54_000, years: 15 });
    const next = new URL(location(), 'https://portail.example').searchParams.get('next');
    expect(next).toMatch(/^\/simulateur\?.*suite=projet$/);
    expect(next).not.toContain('54000');
    expect(screen.getByRole('link', { name: 'J’ai déjà un compte' })).toBeInTheDocument();
  });

  it('is the project form, with its figures, for an applicant', async () => {
    const { user, location } = await openAs('APPLICANT', '?prix=240000&apport=40000&montant=200000');
    await fill(user, /Travaux/, '10000');
    await fill(user, /Crédits en cours/, '300');
    await user.click(submit());
    expect(location()).toBe('/editProjectApplicant');
    expect(carried()).toEqual({
      amountToFinance: 240_000,
      downPayment: 40_000,
      worksAmount: 10_000,
      existingCredits: 300,
      years: 20,
    });
  });

  it('says what is kept on the device, and where nothing can be, that it will have to be typed again', async () => {
    await open('?montant=150000');
    expect(screen.getByText(/restent sur cet appareil, 24 heures au plus/)).toBeInTheDocument();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await open('?montant=150000');
    expect(
      screen.getByText(
        'Votre navigateur ne garde rien sur cet appareil : vous devrez saisir de nouveau ces montants dans le formulaire.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/restent sur cet appareil/)).not.toBeInTheDocument();
  });

  it('is the form at once, for the applicant who left the simulator to sign in', async () => {
    carrySimulation({ amountToFinance: 150_000 });
    const { location } = await openAs('APPLICANT', '?montant=150000&suite=projet');
    expect(location()).toBe('/editProjectApplicant');
  });

  it('is nothing more for whoever opens that address without a simulation of their own', async () => {
    const { location } = await openAs('APPLICANT', '?montant=150000&suite=projet');
    expect(location()).toContain('/simulateur');
    expect(submit()).toHaveAttribute('href', '/editProjectApplicant');
  });

  it.each(['AGENT', 'DIRECTOR', 'ADMIN'] as const)('is not the project form for a %s', async (role) => {
    carrySimulation({ amountToFinance: 150_000 });
    const { location } = await openAs(role, '?montant=150000&suite=projet');
    expect(location()).toContain('/simulateur');
    expect(textOf('Votre estimation')).toContain('€');
    expect(screen.queryByRole('link', { name: 'Déposer ce projet' })).not.toBeInTheDocument();
  });
});

describe('the accessibility of the simulator', () => {
  it.each(['', '?projet=scpi&remboursement=in-fine', '?montant=abc'])(
    'breaks no rule at "%s"',
    async (query) => {
      const { user } = await open(query);
      await fill(user, /Revenus nets/, '54000');
      const { violations } = await axe.run(document.body, {
        // Layout and page structure belong to the shell; jsdom has neither.
        rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
      });
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
    },
  );
});
