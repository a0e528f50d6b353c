import { formError, placeProblems } from './place-problems';

interface Registration {
  email: string;
  password: string;
}

describe('the problems of a refused form', () => {
  it('go beside the fields that they name', () => {
    const placed = placeProblems<Registration>(
      [
        { source: 'email', detail: 'Cet email est déjà utilisé.' },
        { source: 'data/attributes/password', detail: 'Trop court.' },
      ],
      ['email', 'password'],
    );
    expect(placed).toEqual({ email: 'Cet email est déjà utilisé.', password: 'Trop court.' });
  });

  it('go above the form when they name no field, or one that the form does not show', () => {
    const placed = placeProblems<Registration>(
      [{ source: 'password', detail: 'Trop court.' }, { detail: 'Agence fermée.' }],
      ['email'],
    );
    expect(placed).toEqual(formError('Trop court. Agence fermée.'));
  });
});
