import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ErrorSummary } from './error-summary';

describe('the summary of errors', () => {
  it('counts in French and leads to each field', async () => {
    const user = userEvent.setup();
    const wrong = { fieldId: 'price', label: 'Prix à financer', message: 'Indiquez le prix à financer.' };
    const { rerender } = render(
      <>
        <ErrorSummary errors={[wrong]} />
        <label>
          Prix à financer <input id="price" />
        </label>
      </>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('1 champ est à corriger.');
    await user.click(screen.getByRole('link', { name: 'Prix à financer : Indiquez le prix à financer.' }));
    expect(screen.getByLabelText('Prix à financer')).toHaveFocus();
    rerender(<ErrorSummary errors={[wrong, { ...wrong, fieldId: 'title' }]} />);
    expect(screen.getByRole('alert')).toHaveTextContent('2 champs sont à corriger.');
  });
});
