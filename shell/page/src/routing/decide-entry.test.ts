import { NOBODY, type Session } from '@portal/kit';
import { decideEntry, landingPath, type EntryRule } from './decide-entry';

const ORIGIN = 'https://portail.example';

const signedIn = (role: Session['role']): Session => ({ ...NOBODY, isLoggedIn: true, role });

const everybody: EntryRule = {
  roles: ['VISITOR', 'APPLICANT', 'AGENT', 'DIRECTOR', 'ADMIN'],
  access: 'public',
};
const home: EntryRule = { roles: ['VISITOR'], access: 'public' };
const projects: EntryRule = { roles: ['VISITOR', 'APPLICANT'], access: 'signed-in' };
const agencyProjects: EntryRule = { roles: ['AGENT', 'DIRECTOR', 'ADMIN'], access: 'signed-in' };
const newUser: EntryRule = { roles: ['ADMIN'], access: 'signed-in' };

it.each<[string, readonly EntryRule[], Session, EntryRule | string]>([
  ['lets a visitor read a public page', [everybody], NOBODY, everybody],
  ['lets an agent read a public page', [everybody], signedIn('AGENT'), everybody],
  [
    'sends a visitor to the login, which remembers the page',
    [projects, agencyProjects],
    NOBODY,
    '/login?next=%2FprojectFile%2F12%3Fonglet%3Dcontacts',
  ],
  ['lets a signed-in user in whose role is not known', [projects], signedIn('VISITOR'), projects],
  ['sends an applicant away from an administrators’ page', [newUser], signedIn('APPLICANT'), '/'],
  ['chooses the remote of the role', [projects, agencyProjects], signedIn('DIRECTOR'), agencyProjects],
  ['sends a signed-in user away from the pages of visitors', [home], signedIn('APPLICANT'), '/'],
])('the route guard %s', (_, rules, session, expected) => {
  expect(decideEntry(rules, session, '/projectFile/12?onglet=contacts')).toEqual(
    typeof expected === 'string' ? { kind: 'redirect', to: expected } : { kind: 'enter', rule: expected },
  );
});

// `own-path.test.ts` has every disguise of another host.
it.each([
  '//evil.example/a',
  'https://evil.example',
  '/',
  '/login?next=/login',
  '/LOGIN/?next=/projectsList',
])('the landing page after a login is never %s', (next) =>
  expect(landingPath('APPLICANT', `?${new URLSearchParams({ next }).toString()}`, ORIGIN)).toBe(
    '/applicant/home',
  ),
);
