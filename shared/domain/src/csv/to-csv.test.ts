import { csvFileName, toCsv } from './index';

const MARK = '\uFEFF';
const column = [{ heading: 'Nom', text: (row: string) => row }];
/** The one cell below the heading, without its quotes. */
const cellOf = (text: string) =>
  toCsv(column, [text])
    .slice(`${MARK}Nom\r\n`.length, -2)
    .replace(/^"([^]*)"$/, '$1')
    .replaceAll('""', '"');

it('opens in a French spreadsheet: mark, semicolons, decimal comma, day of Paris, end of line at the last line', () => {
  const rows = [{ name: 'Maison', euros: 215_000.5, contacts: 3, created: '2026-10-31T23:30:00Z' }];
  expect(
    toCsv<(typeof rows)[number]>(
      [
        { heading: 'Projet', text: ({ name }) => name },
        { heading: 'Montant (€)', amount: ({ euros }) => euros },
        { heading: 'Contacts', count: ({ contacts }) => contacts },
        { heading: 'Créé le', day: ({ created }) => created },
      ],
      rows,
    ),
  ).toBe(
    `${MARK}Projet;Montant (€);Contacts;Créé le;Créé le (AAAA-MM-JJ)\r\nMaison;215000,50;3;01/11/2026;2026-11-01\r\n`,
  );
});

it.each([
  [0, '0,00'],
  [-1250.4, '-1250,40'],
  [1.005, '1,01'],
  [-0.001, '0,00'],
  [null, ''],
])('writes the amount %d as %j', (euros, cell) => {
  expect(toCsv([{ heading: '€', amount: () => euros }], [0])).toBe(`${MARK}€\r\n${cell}\r\n`);
});

it.each([
  '=1+1',
  '+33 6 12 34 56 78',
  '-2',
  '@SOMME(A1)',
  '\t=1',
  '\r=1',
  '\n=1',
  '  =HYPERLINK("https://mal.example";"Ouvrir")',
  '\uFF1D1',
  ' \t+1',
])('does not let a spreadsheet run %j', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

it.each(['Élodie', 'a=b', 'jean-marie', 'x@y.example', "'cité'", ''])('leaves %j as it is', (text) => {
  expect(cellOf(text)).toBe(text);
});

it('doubles quotes, and keeps separators and lines inside one cell', () => {
  expect(toCsv(column, ['Dit "Bob"; suite\r\nfin'])).toBe(`${MARK}Nom\r\n"Dit ""Bob""; suite\r\nfin"\r\n`);
});

it('names the file after its day in Paris', () => {
  expect(csvFileName('projets', new Date('2026-11-20T23:30:00Z'))).toBe('projets-2026-11-21.csv');
});
