import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Tabs } from './tabs';

const SECTIONS = [
  { id: 'description', label: 'Description', content: <p>Achat d’un appartement</p> },
  { id: 'object', label: 'Objet', content: <p>Parts de SCPI</p> },
  { id: 'propositions', label: 'Propositions', count: 2, content: <p>Deux propositions</p> },
];

const setWide = (wide: boolean) => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: wide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

describe('the parts of a file, on a wide screen', () => {
  beforeEach(() => setWide(true));

  it('show the first part, and another when its tab is pressed', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Contenu du dossier" sections={SECTIONS} />);
    expect(screen.getByText('Achat d’un appartement')).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Propositions 2' }));
    expect(screen.getByRole('tabpanel', { name: 'Propositions 2' })).toHaveTextContent('Deux propositions');
    expect(screen.queryByRole('tabpanel', { name: 'Description' })).not.toBeInTheDocument();
  });

  it('are one stop of the Tab key, and the arrows go round', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Contenu du dossier" sections={SECTIONS} />);
    await user.tab();
    expect(screen.getByRole('tab', { name: 'Description' })).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Propositions 2' })).toHaveFocus();
    await user.keyboard('{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Description', selected: true })).toHaveFocus();
    await user.keyboard('{End}{ArrowLeft}');
    expect(screen.getByRole('tab', { name: 'Objet', selected: true })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('tabpanel', { name: 'Objet' })).toHaveFocus();
  });

  it('fall back on the first part when the one in view goes away', async () => {
    const user = userEvent.setup();
    const { rerender } = render(<Tabs label="Contenu du dossier" sections={SECTIONS} />);
    await user.click(screen.getByRole('tab', { name: 'Propositions 2' }));
    rerender(<Tabs label="Contenu du dossier" sections={SECTIONS.slice(0, 2)} />);
    expect(screen.getByRole('tab', { name: 'Description', selected: true })).toBeInTheDocument();
  });
});

describe('the parts of a file, on a narrow screen', () => {
  beforeEach(() => setWide(false));

  it('open and close one by one, the first of them open', async () => {
    const user = userEvent.setup();
    render(<Tabs label="Contenu du dossier" sections={SECTIONS} />);
    expect(screen.getByRole('button', { name: 'Description', expanded: true })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Propositions 2' }));
    expect(screen.getByRole('region', { name: 'Propositions 2' })).toBeVisible();
    expect(screen.getByText('Achat d’un appartement')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Description' }));
    expect(screen.queryByRole('region', { name: 'Description' })).not.toBeInTheDocument();
  });
});

it('keeps the part in view when a tablet is turned, and turned back', async () => {
  const user = userEvent.setup();
  const tabs = <Tabs label="Contenu du dossier" sections={SECTIONS} />;
  setWide(true);
  const { rerender } = render(tabs);
  await user.click(screen.getByRole('tab', { name: 'Propositions 2' }));
  const turn = (wide: boolean) => {
    setWide(wide);
    rerender(<Tabs label="Contenu du dossier" sections={SECTIONS.slice()} />);
  };
  turn(false);
  expect(screen.getByRole('button', { name: 'Propositions 2', expanded: true })).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Objet' }));
  turn(true);
  expect(screen.getByRole('tab', { name: 'Objet', selected: true })).toBeInTheDocument();
});
