import { isPersonName } from './name';

describe('S6: the name of a person', () => {
  it.each([
    'Jean-Pierre',
    'D’Artagnan',
    "O'Connor",
    'Van der Berg',
    'J.-P.',
    'J.Martin',
    'Ma. Teresa',
    'Ольга',
    '王小明',
    'محمد عبد الله',
    'अनुष्का',
  ])('may be %s', (name) => {
    expect(isPersonName(name)).toBe(true);
  });

  it.each([
    'https://exemple.fr',
    'exemple.fr',
    't.co',
    'a@exemple.fr',
    'Marie\nVotre pret',
    '<b>Marie</b>',
    'Votre pret est accorde il faut maintenant appeler votre agence',
    'Appelez le 06 12 34 56 78',
    'M'.repeat(101),
  ])('is not %j', (name) => {
    expect(isPersonName(name)).toBe(false);
  });
});
