import { faultsIn, FRENCH_FAULTS } from './french-faults.mjs';

const FAULTY: Readonly<Record<string, readonly string[]>> = {
  'a breaking space before ; : ! ? » % €': ['Votre lien : ici', 'Besoin d’aide ?', '(le lien «\u00A0ici »)'],
  'a breaking space after «': ['Le lien « Gérer\u00A0»'],
  'no space before ! or ?': ['Besoin d’aide?'],
  'a number apart from its unit': ['Expire dans 20 minutes.', '8 à 10 ans'],
  'a day apart from its month': ['Le 25 novembre', 'Le 1^er mars'],
  'n° apart from its number': ['Dossier n° 12'],
  'n° said twice': ['Dossier n°\u00A0n°\u00A012'],
  'M€ or k€ with a space inside': ['1,2\u00A0M\u00A0€'],
  'a sign apart from its number': ['+ 446,66\u00A0€'],
  'an ordinal that is not raised': ['La 5e année', 'La 2ème fois'],
  'a space before a comma or a full stop': ['Oui , non', 'Fini .'],
  'three full stops for an ellipsis': ['Chargement...'],
  'two spaces together': ['Un  projet', 'Un \u00A0projet'],
  'a narrow space elsewhere than in a number or before ; ! ?': ['2\u202Fsur\u202F5'],
  'a hyphen that no search finds': ['une demi\u2011journée'],
  'a straight apostrophe': ["L'agence"],
  'a plural after 0 or 1': ['1 dossiers', '0 projets'],
  'a word that is not elided': ['La liste de agents', 'si il manque', 'que Élodie'],
  'an article that is not elided': ['Choisissez le agent', 'la adresse'],
  'an article that is not contracted': ['La proposition de le Prêteur\u00A0A'],
  'a word said twice': ['Choisissez une une agence'],
  'a capital without its accent': ['Etat du dossier', 'ETAPE', 'A la fin', 'Ecrivez-nous'],
  'a word that is not French': ['Votre email', 'le dashboard'],
  '« Veuillez », where our messages say « Indiquez » or « Choisissez »': ['Veuillez indiquer votre nom.'],
  'a reader who is not « vous »': ['Si tu acceptes'],
  'a last sentence without its full stop': ['Chaque agence à part. Une flèche dit l’écart'],
};

it.each(Object.entries(FAULTY).flatMap(([fault, texts]) => texts.map((text) => [fault, text] as const)))(
  '%s: « %s »',
  (fault, text) => {
    expect(faultsIn(text)).toEqual([expect.stringContaining(`${fault}: «`)]);
  },
);

it('has an example of each fault', () => {
  expect(Object.keys(FAULTY)).toEqual(Object.keys(FRENCH_FAULTS));
});

it.each([
  'Votre lien\u00A0: https://portail.example/?agent=A',
  'Expire dans 20\u00A0minutes, le 25\u00A0novembre 2026.',
  'Le 1er\u00A0mars, la 5^e année, 215\u202F000,00\u00A0€\u202F!',
  '1\u00A0dossier, 21\u00A0dossiers, 0\u00A0projet',
  'Le onzième jour, le un et le oui, de onze à douze',
  'Décrivez-le en ligne. Vous vous connectez.',
  'À la fin, triés de A à Z',
  '4\u00A0dossiers n’ont pas d’agent. Les voir',
  'd’Aubigné, M. Noé Marchal, 1. Projet déposé',
  "Votre email ou mot de passe n'est pas valide",
  'ETAT CIVIL',
])('finds nothing in « %s »', (text) => {
  expect(faultsIn(text)).toEqual([]);
});
