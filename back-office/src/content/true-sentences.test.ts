import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const textOf = async (file: string): Promise<string> =>
  (await readFile(join(__dirname, '..', '..', 'content', file), 'utf8')).replaceAll('\u00A0', ' ');

/** A page, a sentence that it must contain, and a false claim that it must not. Comments name related tests. */
it.each([
  // decision.test.ts: one acceptance per project.
  ['pages/09-projet-enregistre.html', 'vous pouvez en accepter une', /acceptez ou refusez chacune/],
  ['pages/15-comprendre-une-proposition.html', 'Une seule proposition par projet', /chacune/],
  ['roadmap/4-comparez.html', 'Vous en acceptez une', /acceptez ou refusez chacune/],
  // scope-matrix.test.ts: agency, its ancestors, agent, administrators; not the person who recommended.
  ['pages/08-votre-projet.html', 'à l’agent qui suit votre dossier', /vous a recommandé/],
  ['pages/17-confidentialite.html', 'les administrateurs du portail', /vous a recommandé/],
  ['pages/13-utilisateurs.html', 'les propositions de toutes les agences', /la même chose/],
  // person-writes.test.ts: what happens to a deleted person's files.
  ['pages/13-utilisateurs.html', 'Ceux d’un demandeur restent aussi', /ses dossiers en cours ont été/],
])('%s says « %s », as it is', async (file, said, denied) => {
  const text = await textOf(file);
  expect(text).toContain(said);
  expect(text).not.toMatch(denied);
});
