import { TextField } from './text-field';

interface Registration {
  email: string;
}

describe('the name of a field', () => {
  // What does not compile fails the type check, not this test: an unused expectation is an error there.
  it('is a key of the values of its form', () => {
    const right = <TextField<Registration> name="email" label="E-mail" />;
    // @ts-expect-error a misspelt name
    const misspelt = <TextField<Registration> name="emial" label="E-mail" />;
    // @ts-expect-error no form is named
    const nowhere = <TextField name="email" label="E-mail" />;
    expect([right, misspelt, nowhere]).toHaveLength(3);
  });
});
