import { act, fireEvent, render, screen } from '@testing-library/react';
import { Component, type ReactNode, useState } from 'react';
import userEvent from '@testing-library/user-event';
import { EMPTY, of, Subject, throwError, type Observable } from 'rxjs';
import { EmailField, TextField } from '../fields/text-field';
import { SubmitButton } from '../fields/submit-button';
import { email, required } from '../rules/rules';
import { field, Fields, type FieldTable } from '../table/field-table';
import { placeProblems } from './place-problems';
import { PortalForm, type PortalFormProps } from './portal-form';

interface Registration {
  name: string;
  email: string;
  company: string;
}

const FIELDS: FieldTable<Registration> = {
  name: field(TextField, { label: 'Nom' }, required('votre nom')),
  email: field(EmailField, { label: 'E-mail' }, required('votre adresse e-mail'), email()),
  company: field(TextField, { label: 'Société' }),
};

const FILLED: Registration = { name: 'Delcourt', email: 'hugo@exemple.fr', company: 'Cabinet' };
const TAKEN = { problems: [{ source: 'email', detail: 'Cet email est déjà utilisé.' }] };

interface SceneProps {
  initialValues?: Registration;
  submit?: (values: Registration) => Observable<string>;
  onDone?: (result: string) => void;
  toErrors?: PortalFormProps<Registration, string>['toErrors'];
  summary?: boolean;
}

function Scene({
  initialValues = FILLED,
  submit = () => of('done'),
  onDone = () => undefined,
  toErrors = (error, fields) => placeProblems<Registration>((error as typeof TAKEN).problems, fields),
  summary,
}: SceneProps) {
  return (
    <PortalForm<Registration, string>
      aria-label="Inscription"
      initialValues={initialValues}
      fields={FIELDS}
      submit={submit}
      onDone={onDone}
      toErrors={toErrors}
      summary={summary}
    >
      <Fields of={FIELDS} layout={['name', 'email', 'company']} />
      <SubmitButton>S'INSCRIRE</SubmitButton>
    </PortalForm>
  );
}

const send = () => screen.getByRole('button', { name: "S'INSCRIRE" });

describe('a form', () => {
  it('sends what was typed, an emptied field as an empty text, and needs no value in the answer', async () => {
    const user = userEvent.setup();
    const submit = jest.fn(() => EMPTY);
    const done = jest.fn();
    render(<Scene submit={submit} onDone={done} />);
    await user.clear(screen.getByLabelText(/Société/));
    await user.click(send());
    expect(submit).toHaveBeenCalledWith({ name: 'Delcourt', email: 'hugo@exemple.fr', company: '' });
    expect(done).toHaveBeenCalledTimes(1);
  });

  it.each(['is sent as it stands', 'is entered first'])(
    'takes up what a password manager fills in without a word, when it %s',
    async (when) => {
      const user = userEvent.setup();
      const submit = jest.fn(() => of('created'));
      render(<Scene initialValues={{ ...FILLED, name: '', email: '' }} submit={submit} />);
      const [name, address] = [screen.getByLabelText('Nom'), screen.getByLabelText('E-mail')];
      const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
      set?.call(name, 'Delcourt');
      set?.call(address, 'hugo@exemple.fr');
      if (when === 'is entered first') await user.click(name);
      await user.click(send());
      expect(submit).toHaveBeenCalledWith(FILLED);
    },
  );

  it('says what is missing beside each field, and goes to the first', async () => {
    const user = userEvent.setup();
    const submit = jest.fn(() => of('created'));
    render(<Scene initialValues={{ name: '', email: 'hugo', company: '' }} submit={submit} />);
    expect(screen.getByLabelText('Nom')).not.toBeInvalid();
    await user.click(send());
    await user.click(send());
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Nom')).toHaveFocus();
    expect(screen.getByLabelText('Nom')).toHaveAccessibleDescription('Indiquez votre nom.');
    expect(screen.getByLabelText('E-mail')).toHaveAccessibleDescription(
      'Indiquez une adresse e-mail au format nom@exemple.fr.',
    );
  });

  it('moves nothing under a press: the error of the field that it leaves comes after the click', async () => {
    render(<Scene initialValues={{ ...FILLED, name: '' }} />);
    const user = userEvent.setup();
    await user.click(screen.getByLabelText('Nom'));
    await user.pointer({ keys: '[MouseLeft>]', target: document.body });
    expect(screen.getByLabelText('Nom')).not.toHaveFocus();
    expect(screen.queryByText('Indiquez votre nom.')).not.toBeInTheDocument();
    await user.pointer({ keys: '[/MouseLeft]', target: document.body });
    expect(await screen.findByText('Indiquez votre nom.')).toBeVisible();
  });

  it('puts the problem of the server beside its field, goes there, and is not locked by it', async () => {
    const user = userEvent.setup();
    const answers = [throwError(() => TAKEN), of('created')];
    const done = jest.fn();
    render(<Scene submit={() => answers.shift() ?? throwError(() => TAKEN)} onDone={done} />);
    await user.click(send());
    const address = screen.getByLabelText('E-mail');
    expect(address).toHaveAccessibleDescription('Cet email est déjà utilisé.');
    expect(address).toHaveFocus();
    await user.click(send());
    expect(done).toHaveBeenCalledTimes(1);
    await user.click(send());
    await user.type(address, '2');
    expect(address).not.toBeInvalid();
  });

  it('says that nothing is lost when the failure has no words', async () => {
    const user = userEvent.setup();
    render(<Scene submit={() => throwError(() => new Error('offline'))} toErrors={() => ({})} />);
    await user.click(send());
    const message = screen.getByRole('alert');
    expect(message).toHaveTextContent(
      'L’envoi n’a pas abouti. Rien n’est perdu : vérifiez votre connexion puis réessayez.',
    );
    expect(message).toHaveFocus();
    expect(screen.getByLabelText('Nom')).toHaveValue('Delcourt');
  });

  it('is busy while it is sent, and sends once', async () => {
    const user = userEvent.setup();
    const answer = new Subject<string>();
    const submit = jest.fn(() => answer);
    render(<Scene submit={submit} />);
    await user.click(send());
    const busy = screen.getByRole('button', { name: 'Envoi en cours', busy: true });
    expect(busy).toHaveFocus();
    await user.click(busy);
    await user.type(screen.getByLabelText('Nom'), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
    await act(async () => {
      answer.next('created');
      answer.complete();
      await Promise.resolve();
    });
    expect(send()).toBeEnabled();
  });

  it('takes nobody away who has already left it', async () => {
    const user = userEvent.setup();
    const answer = new Subject<string>();
    const done = jest.fn();
    const { unmount } = render(<Scene submit={() => answer} onDone={done} />);
    await user.click(send());
    unmount();
    answer.next('created');
    answer.complete();
    await Promise.resolve();
    expect(done).not.toHaveBeenCalled();
  });

  it('keeps what is typed when fresher values arrive', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Scene />);
    await user.type(screen.getByLabelText('Nom'), ' Hugo');
    rerender(
      <Scene initialValues={{ name: 'DELCOURT', email: 'hugo@exemple.fr', company: 'Cabinet Delcourt' }} />,
    );
    expect(screen.getByLabelText('Nom')).toHaveValue('Delcourt Hugo');
    expect(screen.getByLabelText(/Société/)).toHaveValue('Cabinet Delcourt');
  });

  it('sums its errors up on top when it is long, and each line leads to its field', async () => {
    const user = userEvent.setup();
    render(<Scene summary initialValues={{ name: '', email: '', company: '' }} />);
    await user.click(send());
    const summary = screen.getByRole('alert');
    expect(summary).toHaveTextContent(/^2\schamps à remplir/);
    expect(summary).toHaveFocus();
    await user.click(screen.getByRole('link', { name: 'E-mail' }));
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    await user.keyboard('hugo@exemple.fr');
    expect(summary).toHaveTextContent(/^1\schamp à remplir/);
  });

  it('moves on with the Enter key of a touch screen, and sends with that of a keyboard', async () => {
    const user = userEvent.setup();
    const submit = jest.fn(() => of('created'));
    render(<Scene submit={submit} />);
    const asBefore = window.matchMedia;
    window.matchMedia = (media) => ({ matches: media === '(pointer: coarse)' }) as MediaQueryList;
    await user.type(screen.getByLabelText('Nom'), '{Enter}');
    expect(screen.getByLabelText('E-mail')).toHaveFocus();
    expect(submit).not.toHaveBeenCalled();
    window.matchMedia = asBefore;
    await user.type(screen.getByLabelText('Nom'), '{Enter}');
    expect(submit).toHaveBeenCalledTimes(1);
  });
});

/** Mounts a page once more when it throws, as the shell does; at the second time it shows a card. */
class Boundary extends Component<{ children: ReactNode }, { crashes: number; isCrashed: boolean }> {
  override state = { crashes: 0, isCrashed: false };

  static getDerivedStateFromError = () => ({ isCrashed: true });

  override componentDidCatch(): void {
    this.setState(({ crashes }) => ({ crashes: crashes + 1, isCrashed: crashes > 0 }));
  }

  override render(): ReactNode {
    return !this.state.isCrashed && this.props.children;
  }
}

describe('a form whose page throws', () => {
  function Page(scene: SceneProps) {
    const [isBroken, setBroken] = useState(false);
    if (isBroken) throw new Error('no such node');
    return (
      <>
        <Scene {...scene} />
        <button onClick={() => setBroken(true)}>crash</button>
      </>
    );
  }
  const crash = () => fireEvent.click(screen.getByRole('button', { name: 'crash' }));

  // React logs render errors.
  beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));

  it('keeps what was typed and what is under way, and its answer goes where it leads', async () => {
    const user = userEvent.setup();
    const answer = new Subject<string>();
    const submit = jest.fn(() => answer);
    const done = jest.fn();
    render(
      <div data-remote="public">
        <Boundary>
          <Page submit={submit} onDone={done} />
        </Boundary>
      </div>,
    );
    await user.type(screen.getByLabelText('Nom'), ' fils');
    await user.click(send());
    crash();
    expect(screen.getByLabelText('Nom')).toHaveValue('Delcourt fils');
    expect(screen.getByRole('button', { name: 'Envoi en cours' })).toBeVisible();
    await act(async () => {
      answer.next('created');
      answer.complete();
      await Promise.resolve();
    });
    expect(done).toHaveBeenCalledWith('created', expect.anything());

    await user.type(screen.getByLabelText('Nom'), ' et fille');
    await user.click(send());
    expect(submit).toHaveBeenLastCalledWith({ ...FILLED, name: 'Delcourt fils et fille' });
  });

  it('is new where the page was left, or gave way to a card', async () => {
    const user = userEvent.setup();
    const scene = (key: string) => (
      <div data-remote="public">
        <Boundary key={key}>
          <Page />
        </Boundary>
      </div>
    );
    const { rerender } = render(scene('first'));
    await user.type(screen.getByLabelText('Nom'), ' fils');
    rerender(scene('second'));
    expect(screen.getByLabelText('Nom')).toHaveValue('Delcourt');
    await user.type(screen.getByLabelText('Nom'), ' fils');
    crash();
    crash();
    expect(screen.queryByLabelText('Nom')).not.toBeInTheDocument();
    await act(() => Promise.resolve());
    rerender(scene('third'));
    expect(screen.getByLabelText('Nom')).toHaveValue('Delcourt');
  });
});
