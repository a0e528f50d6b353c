import { recordDownloads } from '@portal/testing';
import { screen, within } from '@testing-library/react';
import { carriedSimulation } from '../editing';
import {
  block,
  closeSimulator,
  field,
  fill,
  openSimulator,
  openSimulatorAs,
  plain,
  reading,
  slide,
  slider,
  textOf,
} from '../../test/simulator-scene';

afterEach(closeSimulator);

describe('shares of SCPI', () => {
  it('show the savings effort, less income, no income, and the risks', async () => {
    const { user } = await openSimulator('?montant=100000&duree=20&taux=3.5&assurance=0.3&frais=1800');
    await user.click(screen.getByRole('radio', { name: 'Des parts de SCPI' }));
    await fill(user, /Taux de distribution/, '5');
    const rows = within(block('Votre effort d’épargne')).getAllByRole('row');
    expect(rows.slice(1).map((row) => plain(row.textContent))).toEqual([
      'Revenus au taux indiqué416,67 €188,29 €',
      'Revenus en baisse de 25 %312,50 €292,46 €',
      'Aucun revenu0,00 €604,96 €',
    ]);
    const text = textOf('Votre effort d’épargne');
    expect(text).not.toContain('négatif');
    for (const risk of ['Perte en capital', 'Revenus non garantis', 'Liquidité non garantie'])
      expect(text).toContain(risk);
    expect(textOf('Exemple représentatif de votre simulation')).toContain('quatorze jours');
  });

  it('bought in part with one’s own money give income on all that was subscribed', async () => {
    await openSimulator(
      '?projet=scpi&prix=100000&apport=20000&montant=85000&duree=20&taux=3.5&distribution=4',
    );
    expect(plain(textOf('Votre effort d’épargne'))).toContain('Revenus au taux indiqué333,33 €');
  });

  it('bought with a credit repaid at the end say what that risks', async () => {
    const { user, location } = await openSimulator('?projet=scpi&montant=150000');
    await user.click(screen.getByRole('radio', { name: 'In fine' }));
    expect(location()).toContain('remboursement=in-fine');
    await fill(user, /Taux de distribution/, '6');
    expect(textOf('Votre effort d’épargne')).toContain('Un effort négatif signifie');
    expect(textOf('Votre effort d’épargne')).toContain('le capital est dû en une fois à l’échéance');
    await fill(user, /Revenus nets/, '54000');
    expect(textOf('Votre taux d’effort')).toContain('n’entre pas dans ces calculs');
    expect(textOf('Votre taux d’effort')).not.toContain('Capacité d’emprunt');
    slide(/Moment du crédit/, 239);
    expect(reading().slice(0, 3)).toEqual(['Après 19 ans et 11 mois', '150 000,00 €', '0,00 €']);
    expect(textOf('Exemple représentatif de votre simulation')).toContain('ni du crédit immobilier, ni du');
  });
});

describe('the capital still due', () => {
  it('is read at any month of the duration, in words and with its value said', async () => {
    const { user } = await openSimulator();
    expect(reading()).toEqual(['Après 8 ans', '136 228,06 €', '63 771,94 €', '47 580,38 €']);
    slide(/Moment du crédit/, 99);
    expect(plain(slider(/Moment du crédit/).getAttribute('aria-valuetext'))).toBe(
      'Après 8 ans et 3 mois : 133 933,62 € de capital restant dû, déjà remboursé 66 066,38 €, intérêts déjà payés 48 765,70 €',
    );
    slide(/Moment du crédit/, 0);
    expect(reading()).toEqual(['Au départ', '200 000,00 €', '0,00 €', '0,00 €']);
    slide(/Moment du crédit/, 240);
    expect(reading()).toEqual(['À la fin, après 20 ans', '0,00 €', '200 000,00 €', '78 380,66 €']);
    await fill(user, /Durée/, '10');
    expect(reading()).toContain('À la fin, après 10 ans');
  });

  it('is a table of years as well, and one of months for a spreadsheet', async () => {
    const saved = recordDownloads();
    const { user } = await openSimulator();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Tableau' }));
    expect(screen.queryByRole('img', { name: /^Capital restant dû/ })).not.toBeInTheDocument();
    const table = within(within(block('Capital restant dû')).getByRole('table'));
    expect(table.getAllByRole('row')).toHaveLength(21);
    const last = table.getByRole('row', { name: /^Année 20/ });
    expect(plain(last.textContent)).toContain('0,00 €');
    await user.click(screen.getByRole('button', { name: 'Télécharger (CSV)' }));
    expect(saved.names).toEqual([expect.stringMatching(/^tableau-amortissement-.*\.csv$/)]);
    expect(saved.blobs.map(({ type }) => type)).toEqual(['text/csv']);
  });
});

describe('a project behind the credit', () => {
  it('gives the amount to borrow, and goes with it in the address', async () => {
    const { user, location } = await openSimulator();
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
});

describe('what comes next', () => {
  const submit = () => screen.getByRole('link', { name: 'Déposer ce projet' });
  const carried = () => carriedSimulation()?.figures;

  it('is an account, for who has none: the simulation waits on the device, and the way to the form', async () => {
    const { user, location } = await openSimulator('?montant=150000&duree=15');
    await fill(user, /Revenus nets/, '54000');
    expect(carried()).toBeUndefined();
    await user.click(submit());
    expect(carried()).toEqual({ amountToFinance: 150_000, netTaxableIncome: 54_000, years: 15 });
    const next = new URL(location(), 'https://portail.example').searchParams.get('next');
    expect(next).toBe('/editProjectApplicant');
    expect(screen.getByRole('link', { name: 'Se connecter' })).toBeInTheDocument();
  });

  it('is the project form, with its figures, for an applicant', async () => {
    const { user, location } = await openSimulatorAs('APPLICANT', '?prix=240000&apport=40000&montant=200000');
    await fill(user, /Travaux/, '10000');
    await fill(user, /Crédits en cours/, '300');
    expect(screen.getByText(/^Vos chiffres seront repris/)).toBeInTheDocument();
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
    await openSimulator('?montant=150000');
    expect(screen.getByText(/restent sur cet appareil, 24 heures au plus/)).toBeInTheDocument();
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    await openSimulator('?montant=150000');
    expect(
      screen.getByText(
        'Votre navigateur ne garde rien sur cet appareil : vous devrez saisir de nouveau ces montants.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByText(/restent sur cet appareil/)).not.toBeInTheDocument();
  });

  it('is nothing for staff', async () => {
    await openSimulatorAs('AGENT', '?montant=150000');
    expect(textOf('Votre estimation')).toContain('€');
    expect(screen.queryByRole('link', { name: 'Déposer ce projet' })).not.toBeInTheDocument();
  });
});
