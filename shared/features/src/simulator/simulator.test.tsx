import { screen, within } from '@testing-library/react';
import {
  MENTION,
  block,
  closeSimulator,
  field,
  fill,
  openSimulator,
  plain,
  slide,
  slider,
  textOf,
} from '../../test/simulator-scene';

afterEach(closeSimulator);

describe('the simulator', () => {
  it('opens on the representative example, with everything that the law wants beside it', async () => {
    await openSimulator();
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
    expect(estimate).toContain(MENTION);
    expect(estimate).toContain('Estimation indicative, sans valeur d’offre ni d’accord de prêt.');
    const example = textOf('Exemple représentatif de votre simulation');
    expect(example).toContain('sur 240 mois, au taux débiteur fixe de 3,50 %');
    expect(example).toContain('239 mensualités de 1 219,92 €, puis une dernière de 1 219,78 €');
    expect(example).toContain('dont TAEA : 0,60 %');
    // What is calculated how waits behind one line.
    expect(screen.getByText(/^TAEG\s: méthode actuarielle/)).not.toBeVisible();
    expect(example).toContain('L’emprunteur dispose d’un délai de réflexion de dix jours.');
    expect(example).toContain('Aucun versement, de quelque nature que ce soit');
  });

  it('follows what is typed, and writes it in the address without the means of the household', async () => {
    const { user, location } = await openSimulator();
    await fill(user, /Montant à emprunter/, '150000');
    await fill(user, /Durée/, '15');
    await fill(user, /Taux débiteur/, '3.6');
    await fill(user, /Assurance/, '0,30');
    await fill(user, /Frais/, '3 500');
    expect(textOf('Votre estimation')).toContain('1 117,21 €');
    await fill(user, /Revenus nets/, '54000');
    await fill(user, /Crédits en cours/, '300');
    await user.tab();
    expect(field(/Montant à emprunter/)).toHaveValue('150\u202F000');
    expect(location()).toBe('/simulateur?montant=150000&duree=15&taux=3.6&assurance=0.30&frais=3500');
    expect(screen.getByRole('status')).toHaveTextContent(/Mensualité, assurance comprise\s: 1\s117,21\s€/);
  });

  it('says what is wrong beside the field once it is left, and shows no figure meanwhile', async () => {
    const { user } = await openSimulator();
    const amount = field(/Montant à emprunter/);
    await user.clear(amount);
    await user.type(amount, '12');
    expect(amount).toBeValid();
    await user.tab();
    expect(amount).toBeInvalid();
    expect(plain(document.body.textContent)).toContain('Indiquez un montant entre 1 000 € et 5 000 000 €');
    expect(block('Votre estimation')).toHaveTextContent('Complétez ou corrigez votre saisie');
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it.each([
    ['montant=abc', /Montant/, /Indiquez un montant/],
    ['montant=5000&frais=5000', /Frais/, /inférieurs au montant/],
    ['projet=scpi&jouissance=25', /Délai de jouissance/, /de 0 à 24/],
  ])('tells at once what is wrong in the address: %s', async (query, name, message) => {
    await openSimulator(`?${query}`);
    expect(field(name)).toHaveAccessibleDescription(message);
  });
});

describe('a slider beside a field', () => {
  it('moves the same value', async () => {
    const { location } = await openSimulator();
    const before = textOf('Votre estimation');
    slide(/^Taux débiteur fixe, curseur/, 3.25);
    expect(field(/Taux débiteur/)).toHaveValue('3,25');
    expect(plain(slider(/^Taux/).getAttribute('aria-valuetext'))).toBe('3,25 %');
    expect(textOf('Votre estimation')).not.toBe(before);
    expect(location()).toContain('taux=3.25');
  });

  it('follows what is typed, and stands at its end beyond its usual values', async () => {
    const { user } = await openSimulator();
    await fill(user, /Montant à emprunter/, '900000');
    expect(slider(/^Montant/)).toHaveValue('600000');
    expect(plain(slider(/^Montant/).getAttribute('aria-valuetext'))).toBe('900 000 €');
    expect(plain((field(/Montant à emprunter/) as HTMLInputElement).value)).toBe('900 000');
    await user.clear(field(/Montant à emprunter/));
    expect(slider(/^Montant/)).toHaveAttribute('aria-valuetext', 'aucune valeur');
  });
});

it('copies a link with the values of the moment, without the means of the household, and shows it where refused', async () => {
  const { user } = await openSimulator('?montant=150000');
  await fill(user, /Revenus nets/, '54321');
  await fill(user, /Durée/, '15');
  const copy = screen.getByRole('button', { name: 'Copier le lien' });
  await user.click(copy);
  const copied = new URL(await navigator.clipboard.readText());
  expect(copied.pathname).toBe('/simulateur');
  expect(Object.fromEntries(copied.searchParams)).toMatchObject({ montant: '150000', duree: '15' });
  expect(copied.href).not.toContain('54321');
  expect(screen.getByText('Lien copié, sans vos revenus ni vos crédits.')).toBeInTheDocument();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(copy);
  expect(await screen.findByText(/a refusé la copie.*\/simulateur\?montant=150000/)).toBeInTheDocument();
});

describe('the means of a household', () => {
  it('are asked for before any ratio, by a button that leads to their field, in its fold', async () => {
    const { user } = await openSimulator();
    expect(textOf('Votre taux d’effort')).toContain('Il se calcule avec les revenus nets');
    await user.click(screen.getByText(/^Votre foyer/));
    expect(field(/Revenus nets/)).not.toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Indiquer vos revenus' }));
    expect(field(/Revenus nets/)).toHaveFocus();
    expect(field(/Revenus nets/)).toBeVisible();
  });

  const give = async (query: string, income: string, credits = '') => {
    const screenOf = await openSimulator(query);
    await fill(screenOf.user, /Revenus nets/, income);
    if (credits !== '') await fill(screenOf.user, /Crédits en cours/, credits);
    return textOf('Votre taux d’effort');
  };

  it('give the effort ratio, what is left to live on and the capacity', async () => {
    const text = await give('', '54 000', '300');
    expect(text).toContain('Dans la limite de 35 %.');
    expect(text).toContain('2 980,08 €');
    expect(text).toContain('209 030,20 €');
    expect(text).toContain('Seul l’organisme prêteur apprécie votre solvabilité.');
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
