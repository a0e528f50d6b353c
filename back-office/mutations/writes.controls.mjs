const propositions = 'back-office/src/resources/propositions.ts';
const keys = 'back-office/src/http/idempotency.ts';
const mount = 'back-office/src/resources/mount-resource.ts';

const test = (name) => [`back-office/${name}.test.ts`];
const decision = test('src/resources/decision');
const idempotency = test('src/http/idempotency');
const propositionDetails = ['shared/features/src/proposition-details/proposition-details.test.tsx'];
const profileForm = ['shared/features/src/profile/profile-form.test.tsx'];

const take = (control, file, find, replace, tests) => ({ control, file, find, replace, tests });

/** Writes that happen once, whoever sends them how often: decisions, keys of submissions, versions of rows. */
export const controls = [
  take(
    'T18, WR2: a decision is taken once',
    propositions,
    '${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`, NOT_YET_ANSWERED,',
    '${every([sql`id = ${id}`, sql`customer_user_id = ${caller.id}`,',
    decision,
  ),
  take(
    'T18, WR2: the same decision again is no conflict',
    propositions,
    'if (row?.status === decision) return false;',
    'return false;',
    decision,
  ),
  take(
    'T18, WR2: only accepted or declined',
    propositions,
    "if (!decision) throw invalid('form constraint', 'This value is not valid.', 'internal_status');",
    'if (!decision) return () => Promise.resolve(id);',
    decision,
  ),
  take(
    'T18: an acceptance moves the project on',
    propositions,
    "if (isNew && decision === 'accepted' && settings.statusAfterAcceptance !== null) {",
    'if (settings.statusAfterAcceptance === undefined) {',
    decision,
  ),
  take(
    'T18: the setting is heard',
    propositions,
    'settings.statusAfterAcceptance !== null',
    'true',
    decision,
  ),
  take('T19, WR1: a key gives its first answer again', keys, 'if (known) return known;', '', idempotency),
  take(
    'T19, WR1: a key with another body is refused',
    keys,
    'if (kept.fingerprint !== fingerprint) throw reused();',
    '',
    idempotency,
  ),
  take(
    'T20, WR3: If-Match is heard',
    'back-office/src/resources/update-row.ts',
    'sql`version = ${expected.version}`',
    'sql`true`',
    idempotency,
  ),
  take(
    'T18, T20: a decision is about what was seen',
    propositions,
    'NOT_YET_ANSWERED, ...stillAsSeen(expected)])}',
    'NOT_YET_ANSWERED])}',
    decision,
  ),
  take(
    'T19, WR1: two submissions at the same time take turns',
    keys,
    'if (kept) return kept;',
    '',
    idempotency,
  ),
  take(
    'T19, WR1: a key is that of one person',
    keys,
    'where person_id = ${person} and key = ${key}`);\n  if (!kept)',
    'where key = ${key}`);\n  if (!kept)',
    idempotency,
  ),
  take(
    'T19, WR1: a key is kept for a day',
    keys,
    'const KEPT_MS = 24 * 3600 * 1000;',
    'const KEPT_MS = 48 * 3600 * 1000;',
    idempotency,
  ),
  take(
    'T19, WR1: a key lasts a whole day',
    keys,
    'const KEPT_MS = 24 * 3600 * 1000;',
    'const KEPT_MS = 22 * 3600 * 1000;',
    idempotency,
  ),
  take(
    'WR1: no password can be guessed from what is kept with a key',
    'back-office/src/app/build-back-office.ts',
    "createHmac('sha256', secret)",
    "process.getBuiltinModule('node:crypto').createHash('sha256')",
    idempotency,
  ),
  take(
    'T19, WR1: the portal sends the key of its form',
    'shared/api/src/endpoints/projects.ts',
    "headers: { 'Idempotency-Key': requestKey },",
    '',
    ['shared/api/src/endpoints/orders.test.ts'],
  ),
  take(
    'T20: a write without If-Match is noted',
    mount,
    'if (resource.isVersioned && !versioned.expected) {',
    'if (resource.isVersioned && versioned.expected) {',
    test('src/access/refusal-log'),
  ),
  take(
    'T20, WR3: a date does for If-Match',
    'back-office/src/resources/update-row.ts',
    "sql`date_trunc('second', updated_at) = ${expected.updatedAt}::timestamptz`",
    'sql`true`',
    idempotency,
  ),
  take(
    'T9, WR4: no password is checked inside a transaction',
    'back-office/src/accounts/login.ts',
    '    const account = await judged(',
    '    await store.transaction(() => passwords.matches(password, undefined));\n    const account = await judged(',
    test('src/auth/same-answer'),
  ),
  take(
    'WR5: a form that is being sent is not sent again',
    'shared/forms/src/fields/submit-button.tsx',
    'busy={submitting && busyWords}',
    'busy={false}',
    ['shared/forms/src/form/portal-form.test.tsx'],
  ),
  take(
    'WR5, T18: a dialog stays until its answer has come',
    'shared/features/src/proposition-details/answer-dialog.tsx',
    "busy={isSending && 'Envoi en cours'}",
    'busy={false}',
    propositionDetails,
  ),
  take(
    'WR5: what could not be sent can be sent again',
    'shared/features/src/proposition-details/answer-dialog.tsx',
    '        setIsSending(false);\n',
    '',
    propositionDetails,
  ),
  take(
    'WR6: a change of password that failed is told apart from a profile that was saved',
    'shared/features/src/profile/save-profile.ts',
    "if (profile.kind !== 'failed')",
    "if (profile.kind === 'not-asked')",
    profileForm,
  ),
  take(
    'WR6: a password that was changed is told apart from a profile that was not saved',
    'shared/features/src/profile/save-profile.ts',
    "if (password.kind === 'done')",
    "if (password.kind === 'not-asked')",
    profileForm,
  ),
];
