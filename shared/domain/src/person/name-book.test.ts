import { correspondentOf, NOBODY_MET } from './name-book';

const aPerson = (firstName: string, lastName: string, email: string) => ({ firstName, lastName, email });
const book = NOBODY_MET.meeting([
  aPerson('Claire', 'Petit', 'Claire.Petit@example.com'),
  aPerson('Paul', 'Martin', 'paul@example.com'),
  aPerson('Paul', 'Martin', 'paul.martin@example.com'),
  aPerson('', '', 'sans.nom@example.com'),
]);

describe('the one place that turns an e-mail into a name', () => {
  it.each([
    ['claire.petit@example.com', 'Claire Petit'],
    [' CLAIRE.PETIT@EXAMPLE.COM', 'Claire Petit'],
    ['paul@example.com', 'Paul Martin'],
    ['sans.nom@example.com', ''],
    ['personne@example.com', ''],
    ['', ''],
  ])('%j is « %s »', (email, name) => {
    expect(book.nameOf(email)).toBe(name);
  });

  it.each([
    ['claire petit', 'Claire.Petit@example.com'],
    ['Paul Martin', ''],
    ['Personne', ''],
    ['', ''],
  ])('« %s » has the address %j, never somebody else’s', (name, email) => {
    expect(book.emailOf(name)).toBe(email);
  });

  it('knows who was met, with a name or without', () => {
    expect(book.knows('SANS.NOM@example.com')).toBe(true);
    expect(book.knows('personne@example.com')).toBe(false);
  });

  it('calls who is met again by the new name, and not by the old one', () => {
    const later = book.meeting([aPerson('Claire', 'Roy', 'claire.petit@example.com')]);
    expect(later.nameOf('claire.petit@example.com')).toBe('Claire Roy');
    expect(later.emailOf('Claire Petit')).toBe('');
    expect(book.nameOf('claire.petit@example.com')).toBe('Claire Petit');
  });
});

describe('whom to write to is one person', () => {
  it.each([
    [
      ['Paul Martin', 'Claire Petit', 'claire@example.com'],
      { name: 'Claire Petit', email: 'claire@example.com' },
    ],
    [['Paul Martin', 'claire@example.com', 'claire@example.com'], { name: '', email: 'claire@example.com' }],
    [['Paul Martin', '', 'claire@example.com'], { name: '', email: 'claire@example.com' }],
    [['Paul Martin', '', ''], { name: 'Paul Martin', email: '' }],
    [['', '', ''], { name: '', email: '' }],
  ] as const)('manager, agent, address %j', ([managerName, agentName, agentEmail], expected) => {
    expect(correspondentOf({ managerName, agentName, agentEmail })).toEqual(expected);
  });
});
