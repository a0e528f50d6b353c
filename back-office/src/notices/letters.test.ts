import { readFooter, readPicture } from '../mail/footer';
import type { Letter, Mail, NoticeKind } from '../mail/mail';
import { createLetterWriter } from '../mail/write-letter';
import { contentTexts } from '../app/content-texts';
import { sql } from '../store/sql';
import { useBackOffice } from '../../test/testing/test-back-office';
import { openNotice } from './open-notice';
import { createStopLinks } from './stop-links';

const SITE = 'https://portail.example';
const now = () => new Date('2026-05-14T08:00:00Z');
const backOffice = useBackOffice({ now });

/** What must never be in a mail: amounts, rates, lenders, statuses that tell of health, texts that anybody wrote. */
const SECRETS = {
  amount: '212 345,67 €',
  lender: 'Banque Zébulon',
  health: 'Refus assurance',
  header: 'x\r\nBcc: paul@example.org',
  page: '<img src=x onerror=alert(1)>',
} as const;
const WRITTEN = Object.values(SECRETS).join(' ');

const stopLinks = createStopLinks(SITE, 'a secret of tests, long enough for it');
const writer = () =>
  createLetterWriter({
    site: SITE,
    footer: () => readFooter(contentTexts()),
    picture: () => readPicture(contentTexts()),
    openReset: () => Promise.resolve(undefined),
    openNotice: openNotice({ database: backOffice().store, now, site: SITE, stopLinks }),
  });

async function hostileFile() {
  const { seed } = backOffice();
  const agent = await seed.person({
    role: 'AGENT',
    email: 'agent@example.org',
    columns: { first_name: 'Aurélien', last_name: 'Tissot' },
  });
  const applicant = await seed.person({ email: 'marie@example.org', columns: { first_name: 'Élodie' } });
  const agency = await seed.agency({ name: WRITTEN });
  const other = await seed.person({ role: 'AGENT' });
  const director = await seed.person({ role: 'DIRECTOR', columns: { customer_id: agency } });
  const hostile = {
    customer_user_id: applicant.id,
    customer_id: agency,
    s_email_agent: 'agent@example.org',
    title: WRITTEN,
    note: WRITTEN,
    company: WRITTEN,
    po_number: WRITTEN,
    first_name: WRITTEN,
    last_name: WRITTEN,
    s_montant_global: '212345.67',
    s_montant_mens_max: '1234.56',
    s_type_bien: 'parts_de_scpi',
    internal_status: 'more_info_requested',
  };
  const project = await seed.request(hostile);
  const free = await seed.request({ ...hostile, s_email_agent: null });
  const offer = {
    customer_user_id: applicant.id,
    customer_id: agency,
    request_id: project,
    po_number: WRITTEN,
    s_quote_detail: WRITTEN,
    valid_until: new Date('2026-05-20T21:59:59Z'),
    s_quote_att_1: await seed.file('x', { original_filename: `${SECRETS.lender}.pdf` }),
  };
  const sent = await seed.quote(offer);
  const answered = await seed.quote({ ...offer, internal_status: 'declined' });
  return { agent, other, director, applicant, project, free, sent, answered };
}

const kinds: readonly (readonly [
  NoticeKind,
  'applicant' | 'agent' | 'other' | 'director',
  'project' | 'free' | 'sent' | 'answered',
  string,
])[] = [
  ['proposition', 'applicant', 'sent', 'Une proposition vous attend'],
  ['ending', 'applicant', 'sent', 'Une proposition expire dans 6\u00a0jours'],
  ['turn', 'applicant', 'project', 'À vous d’agir dans votre dossier'],
  ['turn-reminder', 'applicant', 'project', 'Rappel\u00a0: votre dossier vous attend'],
  ['answer', 'agent', 'answered', 'une réponse à une proposition'],
  ['file', 'agent', 'project', 'Un dossier vous est confié'],
  ['left', 'other', 'project', 'Un dossier n’est plus suivi par vous'],
  ['unfollowed', 'director', 'free', 'plus d’agent'],
];

async function writeAll(): Promise<readonly { readonly mail: Mail; readonly subject: string }[]> {
  const file = await hostileFile();
  const write = writer();
  const written: { mail: Mail; subject: string }[] = [];
  for (const [notice, who, what, subject] of kinds) {
    const letter: Letter = { kind: 'notice', notice, person: file[who].id, about: file[what] };
    const mail = await write('ignored@example.org', letter);
    if (!mail) throw new Error(`Nothing was written for ${notice}`);
    written.push({ mail, subject });
  }
  return written;
}

it('no amount, no lender, no state of health, nothing that anybody wrote is in a mail', async () => {
  for (const { mail, subject } of await writeAll()) {
    expect(mail.subject).toContain(subject);
    const words = JSON.stringify({ ...mail, html: '', picture: undefined });
    for (const secret of ['212', '345,67', '1234', 'Zébulon', 'Refus assurance', 'onerror', 'Bcc', '€'])
      expect(`${words}\n${mail.html}`).not.toContain(secret);
    // In the page a percentage is also a width.
    expect(words).not.toContain('%');
  }
});

it('says the same as text and as a page, in printed French, and loads nothing from another server', async () => {
  for (const { mail } of await writeAll()) {
    const page = mail.html.replace(/<style>[^]*?<\/style>/, '').replace(/<[^>]*>/g, ' ');
    const words = mail.text.split(/\s+/).filter((word) => /^[\p{L}’]{4,}$/u.test(word));
    expect(words.length).toBeGreaterThan(20);
    for (const word of words) expect(page).toContain(word);
    for (const link of mail.text.match(/https:\S+/g) ?? []) expect(mail.html).toContain(`href="${link}"`);
    expect(mail.text).not.toMatch(/'| [:;!?]|\{|undefined/);
    expect(page).not.toMatch(/\{|undefined/);
    expect(mail.html).not.toMatch(/<(script|link|iframe|form)|url\(|@import|src="(?!cid:)/i);
    expect(mail.html).toContain('prefers-color-scheme:dark');
  }
});

it('a mail about a file can be stopped, goes back to the adviser, and carries its picture', async () => {
  for (const { mail } of await writeAll()) {
    expect(mail.stopLink).toMatch(/^https:\/\/portail\.example\/api\/mails\/stop\/\S+$/);
    expect(mail.replyTo).toBe(mail.to === 'marie@example.org' ? 'agent@example.org' : undefined);
    expect(mail.html).toContain('src="cid:rue.png"');
    expect(mail.text).toContain(`Ne plus recevoir ce genre de message\u00a0: ${String(mail.stopLink)}`);
  }
});

it('a name that could be something else is left out', async () => {
  const { agent, applicant, sent } = await hostileFile();
  const { store } = backOffice();
  await store.rows(
    sql`update customer_users set first_name = ${WRITTEN} where id = any(${[agent.id, applicant.id]})`,
  );
  const mail = await writer()('', {
    kind: 'notice',
    notice: 'proposition',
    person: applicant.id,
    about: sent,
  });
  expect(mail?.text).toContain('\n\nBonjour,\n\nVotre agence a déposé');
  expect(`${mail?.text ?? ''}${mail?.html ?? ''}`).not.toMatch(/Zébulon|onerror|345/);
});

it('tells the adviser by name and the last day, and a proposition without either all the same', async () => {
  const { applicant, sent } = await hostileFile();
  const write = writer();
  const letter: Letter = { kind: 'notice', notice: 'proposition', person: applicant.id, about: sent };
  expect((await write('', letter))?.text).toContain(
    'Votre conseiller, Aurélien Tissot, a déposé une proposition de financement dans votre espace. ' +
      'Vous avez jusqu’au 20\u00a0mai\u00a02026 pour l’étudier et y répondre.',
  );
  const { seed } = backOffice();
  const bare = await seed.quote({
    customer_user_id: applicant.id,
    request_id: await seed.request({ customer_user_id: applicant.id, s_email_agent: null, s_type_bien: 'x' }),
    valid_until: null,
  });
  const mail = await write('', { ...letter, about: bare });
  expect(mail?.text).toContain('Votre agence a déposé une proposition de financement dans votre espace.\n');
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail?.text).toMatch(/^Dossier n°\u00a0\d+\n/);
});

it('asks for no answer to a proposition once another one of the file is accepted', async () => {
  const { applicant, project, sent } = await hostileFile();
  await backOffice().seed.quote({
    customer_user_id: applicant.id,
    request_id: project,
    internal_status: 'accepted',
  });
  const write = writer();
  const letter: Letter = { kind: 'notice', notice: 'proposition', person: applicant.id, about: sent };
  const mail = await write('', letter);
  expect(mail?.text).toContain('a déposé une proposition de financement dans votre espace.\n');
  expect(mail?.text).not.toContain('Vous avez jusqu’au');
  expect(await write('', { ...letter, notice: 'ending' })).toBeUndefined();
});
