import { readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(__dirname, '../../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8').replaceAll('\u00A0', ' ');

/** RGAA 4.1: how many criteria each of its thirteen themes has. */
const THEMES = [9, 2, 3, 13, 8, 2, 5, 10, 4, 14, 13, 11, 12];
const STATES = ['conforms', 'does not', 'not applicable', 'not verified'] as const;
type State = (typeof STATES)[number];

const page = read('docs/accessibility.md');
/** The tables of criteria, one below the heading of each state. */
const rows = STATES.flatMap((state) => {
  const [, table = ''] =
    new RegExp(`^### ${state}\n([^#]*)`, 'im').exec(page.slice(page.indexOf('## The 106'))) ?? [];
  return [...table.matchAll(/^\| (.+?) +\| (\d[\d., ]+?) +\|$/gm)].map(([, evidence = '', numbers = '']) => ({
    state,
    evidence,
    numbers: numbers.split(', '),
  }));
});
const having = (state: State): readonly string[] =>
  rows.filter((row) => row.state === state).flatMap(({ numbers }) => numbers);

const met = having('conforms').length;
const applicable = STATES.flatMap(having).length - having('not applicable').length;
/** In per cent, to one decimal. */
const rate = (met / applicable) * 100;

it('has the 106 criteria, each once, with what shows it', () => {
  const expected = THEMES.flatMap((count, theme) =>
    Array.from({ length: count }, (_, index) => `${String(theme + 1)}.${String(index + 1)}`),
  );
  expect(expected).toHaveLength(106);
  expect(STATES.flatMap(having).toSorted()).toEqual(expected.toSorted());
  expect(rows.filter(({ evidence }) => evidence.length < 5)).toEqual([]);
});

it('counts them as they are', () => {
  for (const state of STATES)
    expect(page).toMatch(new RegExp(`^\\| ${state} +\\| ${String(having(state).length)} +\\|$`, 'm'));
  expect(page).toContain(`${String(met)} of ${String(applicable)}, ${rate.toFixed(1)} %`);
});

describe('the public statement', () => {
  const statement = read('back-office/content/pages/19-accessibilite.html');

  it('tells the same figures, and every criterion that is not met or was not verified', () => {
    const told = `${String(met)} des ${String(applicable)} critères applicables`;
    expect(statement).toContain(told);
    expect(statement).toContain(`${rate.toFixed(1).replace('.', ',')} %`);
    const named = [...statement.matchAll(/critères? ((?:\d+\.\d+(?:, | et )?)+)/g)].flatMap(
      ([, numbers = '']) => numbers.match(/\d+\.\d+/g),
    );
    expect(named.toSorted()).toEqual([...having('does not'), ...having('not verified')].toSorted());
  });

  it('says one state everywhere: « totalement » is 100 %, « partiellement » at least 50 % (décret 2019-768)', () => {
    const state =
      rate === 100 ? 'totalement conforme' : rate >= 50 ? 'partiellement conforme' : 'non conforme';
    expect(statement).toContain(`<strong>${state}</strong>`);
    expect(read('back-office/content/pages/05-mentions-legales.html')).toContain(`État : ${state}`);
    expect(read('shell/page/src/layout/footer.tsx')).toContain(`Accessibilité : ${state}`);
  });
});
