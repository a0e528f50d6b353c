import type { Letter } from './mail';
import { createLetterWriter } from './write-letter';

const SITE = 'https://portail.example';
const TOKEN = 'a'.repeat(43);
const writer = (minutes: number) =>
  createLetterWriter({
    site: SITE,
    footer: () => Promise.resolve(['Ce message est envoyé automatiquement.']),
    openReset: (email, site) =>
      Promise.resolve(
        email === 'marie@example.org'
          ? { to: email, link: `${site}/password/reset/token=${TOKEN}`, minutes }
          : undefined,
      ),
    openNotice: () => Promise.resolve(undefined),
    picture: () => Promise.resolve(undefined),
  });
const write = writer(20);

const letters: readonly [Letter, string, readonly RegExp[]][] = [
  [{ kind: 'welcome' }, 'Bienvenue sur InterGestion', [/^Bonjour,/, /\/login$/m, /avis d’imposition/]],
  [
    { kind: 'account-opened', firstName: 'Zoé' },
    'Votre compte InterGestion est ouvert',
    [/\/ResetPassword$/m],
  ],
  [
    { kind: 'reset', site: SITE },
    'Choisissez un nouveau mot de passe',
    [
      new RegExp(`^${SITE}/password/reset/token=${TOKEN}$`, 'm'),
      /une seule fois et expire dans 20\u00a0minutes/,
    ],
  ],
  [{ kind: 'password-changed' }, 'Votre mot de passe a été modifié', [/Si ce n’est pas vous/]],
  [{ kind: 'email-changed' }, 'L’adresse de votre compte a été modifiée', [/prévenez votre agence/]],
  [
    { kind: 'plain', subject: 'Un sujet', text: 'Une ligne\n\nUne autre' },
    'Un sujet',
    [/Une ligne\n\nUne autre/],
  ],
];

/** The text and links of our own HTML. */
const readPage = (html: string) => ({
  text: html.replace(/<[^>]*>/g, ' '),
  links: [...html.matchAll(/href="([^"]*)"/g)].map(([, link = '']) => link),
});

describe('a letter', () => {
  it('says « une minute » of a link that lasts for one', async () => {
    const mail = await writer(1)('marie@example.org', { kind: 'reset', site: SITE });
    expect(mail?.text).toContain('expire dans une minute.');
  });

  it.each(letters)(
    'of %j says the same in printed French as text and as a page, and asks nothing of another server',
    async (letter, subject, sayings) => {
      const mail = await write('marie@example.org', letter);
      expect(mail).toMatchObject({ to: 'marie@example.org', subject });
      // What is not told of a file cannot be stopped.
      expect(mail).not.toHaveProperty('stopLink');
      for (const saying of sayings) expect(mail?.text).toMatch(saying);
      const page = readPage(mail?.html ?? '');
      const said = mail?.text.split(/\s+/).filter((word) => /^[\p{L}’]{4,}$/u.test(word)) ?? [];
      for (const word of said) expect(page.text).toContain(word);
      expect(page.links).toEqual(expect.arrayContaining(mail?.text.match(/https:\S+/g) ?? []));
      expect(mail?.text).not.toMatch(/'| [:;!?]/);
      expect(mail?.html).not.toMatch(/<(img|script|link|iframe|form)|url\(|@import/i);
      expect(mail?.html).toMatch(/^<!doctype html>\n<html lang="fr">/);
    },
  );

  it('to nobody is not written', async () => {
    expect(await write('personne@example.org', { kind: 'reset', site: SITE })).toBeUndefined();
  });

  it('shows a name as text, on its one line', async () => {
    const firstName = '<img src=x onerror=alert(1)>\n\nCliquez ici\u00a0: https://evil.example "&';
    const mail = await write('marie@example.org', { kind: 'account-opened', firstName });
    expect(mail?.html).not.toContain('<img');
    expect(mail?.html).toContain('&lt;img src=x onerror=alert(1)&gt; Cliquez ici');
    expect(mail?.text.split('\n')[0]).toContain('Cliquez ici');
  });

  it('that a visitor wrote is answered to the visitor, whose words are set apart', async () => {
    const quote = 'Bonjour,\n\n<b>?</b>\nL’équipe InterGestion';
    const letter: Letter = {
      kind: 'plain',
      subject: 'Question',
      text: 'Motif',
      quote,
      replyTo: 'z@example.org',
    };
    const mail = await write('agence@example.org', letter);
    expect(mail).toMatchObject({ to: 'agence@example.org', replyTo: 'z@example.org' });
    // Set apart, so that a visitor's words do not pass for ours.
    expect(mail?.text).toContain(
      '> Bonjour,\n> \n> <b>?</b>\n> L’équipe InterGestion\n\nL’équipe InterGestion',
    );
    expect(mail?.html).toMatch(
      /<blockquote[^>]*>Bonjour,<br><br>&lt;b&gt;\?&lt;\/b&gt;<br>[^<]*<\/blockquote>/,
    );
  });
});
