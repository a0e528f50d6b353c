import fc from 'fast-check';
import { csvFileName, toCsv } from './to-csv';

const MARK = '\uFEFF';
const column = [{ heading: 'Nom', text: (row: string) => row }];
const cellOf = (text: string) => parse(toCsv(column, [text]))[1]?.[0];

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
  [1_234_567, '1234567,00'],
  [null, ''],
  [Number.NaN, ''],
])('writes the amount %d as %j', (euros, cell) => {
  expect(toCsv([{ heading: '€', amount: () => euros }], [0])).toBe(`${MARK}€\r\n${cell}\r\n`);
});

it('leaves a day that is none empty, in both columns', () => {
  expect(toCsv([{ heading: 'Le', day: (row: string | null) => row }], [null, 'hier'])).toBe(
    `${MARK}Le;Le (AAAA-MM-JJ)\r\n;\r\n;\r\n`,
  );
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
])('does not let a spreadsheet run %j', (text) => {
  expect(cellOf(text)).toBe(`'${text}`);
});

it.each(['Élodie', 'a=b', 'jean-marie', 'x@y.example', "'cité'", ''])('leaves %j as it is', (text) => {
  expect(cellOf(text)).toBe(text);
});

it('doubles quotes, and keeps separators and lines inside one cell', () => {
  expect(toCsv(column, ['Dit "Bob"; suite\r\nfin'])).toBe(`${MARK}Nom\r\n"Dit ""Bob""; suite\r\nfin"\r\n`);
});

it('whatever was typed, gives each row its line and each cell its column, and nothing that runs', () => {
  const text = fc.oneof(
    fc.string(),
    fc.string({ unit: fc.constantFrom('=', '+', '-', '@', '\t', '\r', '\n', ';', '"', ' ', 'é', '1') }),
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(text, text)), (rows) => {
      const parsed = parse(
        toCsv<readonly [string, string]>(
          [
            { heading: 'A', text: ([first]) => first },
            { heading: 'B', text: ([, second]) => second },
          ],
          rows,
        ),
      ).slice(1);
      expect(parsed).toHaveLength(rows.length);
      parsed.forEach((cells, line) => {
        expect(cells).toHaveLength(2);
        cells.forEach((cell, place) => {
          const typed = rows[line]?.[place];
          expect([typed, `'${String(typed)}`]).toContain(cell);
          expect(cell.trimStart()).not.toMatch(/^[=+\-@]/);
          expect(cell).not.toMatch(/^[\t\r\n]/);
        });
      });
    }),
  );
});

it('names the file after its day in Paris', () => {
  expect(csvFileName('projets', new Date('2026-11-20T23:30:00Z'))).toBe('projets-2026-11-21.csv');
});

/** An independent reader of RFC 4180, so that the writer is not tested with its own rules. */
function parse(csv: string): readonly (readonly string[])[] {
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let isQuoted = false;
  const text = csv.slice(MARK.length);
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    if (isQuoted) {
      if (character !== '"') cell += character;
      else if (text.charAt(index + 1) === '"') {
        cell += '"';
        index += 1;
      } else isQuoted = false;
    } else if (character === '"' && cell === '') isQuoted = true;
    else if (character === ';') {
      line.push(cell);
      cell = '';
    } else if (character === '\r' && text.charAt(index + 1) === '\n') {
      lines.push([...line, cell]);
      line = [];
      cell = '';
      index += 1;
    } else cell += character;
  }
  return lines;
}
