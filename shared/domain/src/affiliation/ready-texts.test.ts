import { affiliationLink, mailWith, readyTexts } from './index';

const LINK = affiliationLink('https://portail.example', { key: 'CABINET NOVA&1' });
const SINCE_20_NOVEMBER = new Date('2026-11-20T00:00:00+01:00');
const THE_DAY_BEFORE = new Date('2026-11-19T23:59:59+01:00');
const texts = readyTexts(LINK, SINCE_20_NOVEMBER);

it.each(texts)('$title: has the link once, and what the law wants beside it', ({ text }) => {
  expect(text.split(LINK)).toHaveLength(2);
  expect(text).toContain('Attention\u202F! Un crédit coûte de l’argent et doit être remboursé.');
  expect(text).toContain(
    'Aucun versement, de quelque nature que ce soit, ne peut être exigé d’un particulier',
  );
});

it.each(texts)('$title: presents no offer, since whoever recommends may not', ({ text }) => {
  expect(text.replace(LINK, '')).not.toMatch(/taux|TAEG|mensualité|€|%|meilleur/i);
});

it.each(texts)('$title: has no-break spaces where French wants them', ({ text }) => {
  expect(text.replace(/https:\S+/, '')).not.toMatch(/ [:;!?»]|« /);
});

it('they follow the sentence that is in force on the day', () => {
  for (const { text } of readyTexts(LINK, THE_DAY_BEFORE))
    expect(text).toContain('Un crédit vous engage et doit être remboursé.');
});

it('a mail opens with subject, lines and link as they are', () => {
  const mail = new URL(mailWith({ subject: 'Été & co', text: `Bonjour,\n\n${LINK}` }));
  expect(mail.pathname).toBe('');
  expect(mail.searchParams.get('subject')).toBe('Été & co');
  expect(mail.searchParams.get('body')).toBe(`Bonjour,\r\n\r\n${LINK}`);
  expect(mail.href).not.toContain('+');
});
