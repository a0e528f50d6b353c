import { chartCsv } from './chart-file';

it('writes the table of a chart as a French spreadsheet reads it', () => {
  expect(
    chartCsv('Statut', [
      { name: "Complément d'information demandé", count: 3 },
      { name: 'Nouveau projet', count: 0 },
    ]),
  ).toBe("\uFEFFStatut;Nombre\r\nComplément d'information demandé;3\r\nNouveau projet;0\r\n");
});
