import { formatAmountField, parseAmount } from '@portal/domain/format';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { of } from 'rxjs';
import { PortalForm } from '../form/portal-form';
import { amount, required } from '../rules/rules';
import { emptyValues, field, Fields, type FieldTable } from '../table/field-table';
import { AmountField } from './amount-field';
import { CheckboxField } from './checkbox-field';
import { DateField } from './date-field';
import { PasswordField } from './password-field';
import { SelectField } from './select-field';
import { SubmitButton } from './submit-button';
import { NumericTextField, TextAreaField, TextField } from './text-field';

type Text =
  | 'title'
  | 'price'
  | 'works'
  | 'duration'
  | 'birthday'
  | 'postalCode'
  | 'phone'
  | 'password'
  | 'note';
type Values = Record<Text, string> & { agreed: boolean };

const EUROS = { read: parseAmount, write: formatAmountField };

const FIELDS: FieldTable<Values> = {
  title: field(TextField, { label: 'Titre' }),
  price: field(
    AmountField,
    { label: 'Prix à financer', hint: 'Hors travaux.', notation: EUROS },
    required('le prix à financer'),
    amount(EUROS),
  ),
  works: field(AmountField, { label: 'Montant des travaux', notation: EUROS }, amount(EUROS)),
  duration: field(
    SelectField,
    { label: 'Durée', options: [{ value: '20_ans', label: '20 ans' }] },
    required('une durée', 'Choisissez'),
  ),
  birthday: field(DateField, { label: 'Date de naissance', autoComplete: 'bday' }),
  postalCode: field(NumericTextField, { label: 'Code postal' }),
  phone: field(NumericTextField, { label: 'Téléphone', accepts: 'phone' }),
  password: field(PasswordField, {
    label: 'Mot de passe',
    autoComplete: 'new-password',
    liveRules: [{ words: 'un chiffre', isMet: (password) => /\d/.test(password) }],
  }),
  note: field(TextAreaField, { label: 'Description' }),
  agreed: field(CheckboxField, { label: 'J’accepte' }, required('votre accord')),
};

const EMPTY = { ...emptyValues(FIELDS as unknown as FieldTable<Record<Text, string>>), agreed: false };

const renderFields = () => {
  const submit = jest.fn((_values: Values) => of(undefined));
  render(
    <PortalForm<Values, undefined>
      aria-label="Projet"
      initialValues={EMPTY}
      fields={FIELDS}
      submit={submit}
      onDone={() => undefined}
    >
      <Fields
        of={FIELDS}
        layout={[
          ['title', 'price', 'works', 'duration', 'birthday', 'postalCode', 'phone', 'password'],
          'note',
          'agreed',
        ]}
      />
      <SubmitButton disabledUntilValid>Enregistrer</SubmitButton>
    </PortalForm>,
  );
  return { user: userEvent.setup(), submit };
};

describe('the fields of a form', () => {
  it('are heard with their hint, then with what is wrong', async () => {
    const { user } = renderFields();
    await user.click(screen.getByLabelText('Prix à financer'));
    await user.tab();
    expect(screen.getByLabelText('Prix à financer')).toHaveAccessibleDescription(
      'Hors travaux. Indiquez le prix à financer.',
    );
  });

  it('write an amount properly when one leaves it, and leave what cannot be read to be corrected', async () => {
    const { user } = renderFields();
    const price = screen.getByLabelText('Prix à financer');
    await user.type(price, '215000.5');
    expect(price).toHaveValue('215000.5');
    await user.tab();
    expect(price).toHaveValue('215\u202f000,50');

    const works = screen.getByLabelText('Montant des travaux (facultatif)');
    await user.type(works, 'mille');
    await user.tab();
    expect(works).toHaveValue('mille');
    expect(works).toHaveAccessibleDescription('Indiquez un montant en euros, par exemple 1\u202f234,56.');
  });

  it('keep the zeros of a postal code and the spaces of a telephone number, and drop the rest', async () => {
    const { user } = renderFields();
    await user.type(screen.getByLabelText(/Code postal/), '01a0 00');
    expect(screen.getByLabelText(/Code postal/)).toHaveValue('01000');
    await user.type(screen.getByLabelText(/Téléphone/), '+33 6 39 98 00 1x2');
    expect(screen.getByLabelText(/Téléphone/)).toHaveValue('+33 6 39 98 00 12');
  });

  it('let a password be looked at, and say what it still lacks', async () => {
    const { user } = renderFields();
    const password = screen.getByLabelText(/^Mot de passe/);
    expect(password).toHaveAttribute('type', 'password');
    expect(password).toHaveAccessibleDescription(/un chiffre \(règle à respecter\)/);
    await user.type(password, 'Portail2026');
    expect(password).toHaveAccessibleDescription(/un chiffre \(règle respectée\)/);
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }));
    expect(password).toHaveAttribute('type', 'text');
    expect(screen.getByRole('button', { name: 'Masquer le mot de passe' })).toBeInTheDocument();
  });

  it('send words without the space and the characters that a paste brought along, but a password as it was typed', async () => {
    const { user, submit } = renderFields();
    const paste = async (label: RegExp, text: string) => {
      await user.click(screen.getByLabelText(label));
      await user.paste(text);
    };
    await paste(/^Titre/, '\u00a0Maison\vde\u0000 \u00a0ville\u007f re\u0301nove\u0301e ');
    await paste(/^Prix à financer/, '1000');
    await user.selectOptions(screen.getByLabelText('Durée'), '20 ans');
    await paste(/^Description/, ' Une ligne\vune autre\n\tet\u0008 la fin\ud83c, \ud83c\udfe0\n\n');
    await paste(/^Mot de passe/, ' Portail\u00022026\u00a0');
    await user.click(screen.getByRole('checkbox', { name: 'J’accepte' }));
    await user.click(screen.getByRole('button', { name: 'Enregistrer' }));
    expect(submit.mock.lastCall?.[0]).toMatchObject({
      title: 'Maison de ville rénovée',
      note: 'Une ligne\nune autre\n\tet la fin, \ud83c\udfe0',
      password: ' Portail\u00022026\u00a0',
    });
  });

  it('open the button once the rules are satisfied, and send the values as they are held', async () => {
    const { user, submit } = renderFields();
    const save = screen.getByRole('button', { name: 'Enregistrer' });
    expect(save).toBeDisabled();
    await user.type(screen.getByLabelText('Prix à financer'), '1000');
    await user.selectOptions(screen.getByLabelText('Durée'), '20 ans');
    await user.type(screen.getByLabelText('Date de naissance, jour'), '29');
    await user.type(screen.getByLabelText('Date de naissance, mois'), '2');
    await user.type(screen.getByLabelText('Date de naissance, année'), '1992');
    await user.click(screen.getByRole('checkbox', { name: 'J’accepte' }));
    await user.click(save);
    expect(submit).toHaveBeenCalledWith({
      ...EMPTY,
      price: '1\u202f000,00',
      duration: '20_ans',
      birthday: '1992-02-29',
      agreed: true,
    });
  });
});

it('nobody is blamed for not choosing from a list that is on its way', async () => {
  const user = userEvent.setup();
  const fields: FieldTable<{ place: string }> = {
    place: field(SelectField, { label: 'Lieu', options: [] }, required('un lieu', 'Choisissez')),
  };
  const form = (loading: boolean) => (
    <PortalForm<{ place: string }, undefined>
      initialValues={{ place: '' }}
      fields={fields}
      submit={() => of(undefined)}
      onDone={() => undefined}
    >
      <Fields of={fields} layout={['place']} more={{ place: { loading } }} />
    </PortalForm>
  );
  const { rerender } = render(form(true));
  await user.click(screen.getByLabelText('Lieu'));
  await user.tab();
  expect(screen.queryByText('Choisissez un lieu.')).not.toBeInTheDocument();
  rerender(form(false));
  expect(await screen.findByText('Choisissez un lieu.')).toBeInTheDocument();
});
