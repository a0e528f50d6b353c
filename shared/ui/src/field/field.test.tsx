import { render, screen } from '@testing-library/react';
import { Input } from '../input';
import { Field } from './field';

describe('a field', () => {
  it('is named by its label, described by its hint then by its error', () => {
    render(
      <Field label="Téléphone" hint="Par exemple 06 39 98 00 12." error="Indiquez votre téléphone." required>
        {(ties) => <Input {...ties} />}
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Téléphone' });
    expect(control).toHaveAccessibleDescription('Par exemple 06 39 98 00 12. Indiquez votre téléphone.');
    expect(control).toBeInvalid();
    expect(control).toBeRequired();
  });

  it('says that it may be left empty, in words', () => {
    render(
      <Field label="Prix du terrain" optional>
        {(ties) => <Input {...ties} />}
      </Field>,
    );
    const control = screen.getByRole('textbox', { name: 'Prix du terrain (facultatif)' });
    expect(control).toBeValid();
    expect(control).not.toHaveAccessibleDescription();
  });
});
