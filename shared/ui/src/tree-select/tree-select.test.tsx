import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { installJsdomDialog } from '../dialog/jsdom-dialog';
import { Field } from '../field/field';
import { loadTreePanel } from './load-tree-panel';
import type { TreeNode } from './tree-rows';
import { TreeSelect } from './tree-select';

const node = (label: string, ...children: readonly TreeNode[]): TreeNode => ({ id: label, label, children });

const NETWORK = [
  node('Toutes'),
  node(
    'Paris',
    node('Paris Nord', node('Montmartre'), node('Belleville')),
    node('Paris Sud'),
    node('Vincennes'),
  ),
];
const everyLabel = (nodes: readonly TreeNode[]): readonly string[] =>
  nodes.flatMap(({ label, children }) => [label, ...everyLabel(children)]);

function Agency({ nodes = NETWORK, initial = 'Toutes' }: { nodes?: readonly TreeNode[]; initial?: string }) {
  const [value, setValue] = useState(initial);
  return (
    <>
      <Field label="Agence" size="sm">
        {(ties) => (
          <TreeSelect
            {...ties}
            title="Agence"
            nodes={nodes}
            value={value}
            shown={value}
            searchLabel="Rechercher une agence"
            find={(typed) =>
              new Set(everyLabel(nodes).filter((label) => label.toLowerCase().includes(typed.toLowerCase())))
            }
            count={(count) => `${String(count)} agences`}
            noMatch="Aucune agence de ce nom"
            onChoose={setValue}
          />
        )}
      </Field>
      <button type="button">Après</button>
    </>
  );
}

const field = () => screen.getByRole('combobox', { name: 'Agence' });
const item = (name: string) => screen.getByRole('treeitem', { name });
const shownItems = () => screen.getAllByRole('treeitem').map((row) => row.textContent);

const setWide = (wide: boolean) => {
  Object.assign(window, {
    matchMedia: () => ({
      matches: wide,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }),
  });
};

beforeAll(installJsdomDialog);
// The first opening waits for its file; these are about what comes then.
beforeAll(() => loadTreePanel());
beforeEach(() => setWide(true));

describe('a select of a tree, with the keyboard alone', () => {
  it('opens on what is chosen, moves with the arrows, and gives the focus back with the choice', async () => {
    const user = userEvent.setup();
    render(<Agency initial="Paris" />);
    expect(field()).toHaveTextContent('Paris');
    await user.tab();
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveAttribute('aria-expanded', 'true');
    expect(item('Paris 5 agences')).toHaveFocus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(item('Montmartre')).toHaveFocus();
    await user.keyboard('{End}');
    expect(item('Vincennes')).toHaveFocus();
    await user.keyboard('{Home}');
    expect(item('Toutes')).toHaveFocus();
    await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Enter}');
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
    expect(field()).toHaveFocus();
    expect(field()).toHaveTextContent('Paris Nord');
  });

  it('opens and closes what is below with the arrows, and goes in and out', async () => {
    const user = userEvent.setup();
    render(<Agency initial="Paris Nord" />);
    await user.click(field());
    await user.keyboard('{ArrowLeft}');
    expect(item('Paris Nord 2 agences')).toHaveAttribute('aria-expanded', 'false');
    expect(screen.queryByRole('treeitem', { name: 'Montmartre' })).not.toBeInTheDocument();
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(item('Montmartre')).toHaveFocus();
    await user.keyboard('{ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowLeft}');
    expect(item('Paris 5 agences')).toHaveFocus();
    await user.keyboard('{ArrowLeft}');
    expect(shownItems()).toHaveLength(2);
    await user.keyboard('*');
    expect(shownItems()).toHaveLength(7);
  });

  it('goes to what begins with the letters typed, and round again', async () => {
    const user = userEvent.setup();
    render(<Agency />);
    await user.click(field());
    await user.keyboard('v');
    expect(item('Vincennes')).toHaveFocus();
    await user.keyboard('{Escape}');
    await user.keyboard('{ArrowDown}paris s');
    expect(item('Paris Sud')).toHaveFocus();
  });

  it('closes with Escape without a choice, and when the focus goes on', async () => {
    const user = userEvent.setup();
    render(<Agency />);
    await user.click(field());
    await user.keyboard('{ArrowDown}{Escape}');
    expect(field()).toHaveFocus();
    expect(field()).toHaveTextContent('Toutes');
    await user.keyboard('{Enter}');
    await user.tab();
    expect(screen.getByRole('button', { name: 'Après' })).toHaveFocus();
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
  });

  it('finds by name, each under what it is below, and Enter takes the first', async () => {
    const user = userEvent.setup();
    render(<Agency />);
    await user.click(field());
    await user.tab({ shift: true });
    expect(screen.getByRole('searchbox', { name: 'Rechercher une agence' })).toHaveFocus();
    await user.keyboard('mont');
    expect(shownItems().map((row) => row.split(' ')[0])).toEqual(['Paris', 'Paris', 'Montmartre']);
    expect(screen.getByRole('status')).toHaveTextContent('1 agences');
    await user.keyboard('{ArrowDown}');
    expect(item('Montmartre')).toHaveFocus();
    await user.tab({ shift: true });
    await user.keyboard('{Enter}');
    expect(field()).toHaveTextContent('Montmartre');
    await user.click(field());
    await user.type(screen.getByRole('searchbox'), 'Lyon');
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent('Aucune agence de ce nom');
  });
});

it('tells its levels and places to a screen reader, and breaks no rule of axe', async () => {
  const user = userEvent.setup();
  const { container } = render(<Agency initial="Belleville" />);
  await user.click(field());
  const belleville = item('Belleville');
  expect(belleville).toHaveAttribute('aria-level', '3');
  expect(belleville).toHaveAttribute('aria-posinset', '2');
  expect(belleville).toHaveAttribute('aria-setsize', '2');
  expect(screen.getByRole('treeitem', { selected: true })).toBe(belleville);
  const { violations } = await axe.run(container, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id }) => id)).toEqual([]);
});

it('is pressed open and shut, and left by pressing elsewhere', async () => {
  const user = userEvent.setup();
  render(<Agency />);
  await user.click(field());
  expect(screen.getByRole('dialog', { name: 'Agence' })).toBeVisible();
  await user.click(document.body);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  await user.click(field());
  await user.click(item('Paris Sud'));
  expect(field()).toHaveTextContent('Paris Sud');
});

it('is a sheet over a narrow screen', async () => {
  setWide(false);
  const user = userEvent.setup();
  render(<Agency />);
  await user.click(field());
  const sheet = within(screen.getByRole('dialog', { name: 'Agence' }));
  await user.click(sheet.getByRole('treeitem', { name: 'Vincennes' }));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(field()).toHaveTextContent('Vincennes');
});
