import { createSessionStore } from '../../../../shared/kit/src/session/session-store';
import { roleIn } from '@portal/host/page/role-cookie';
import { noteRole } from './note-role';

it('has the next page come with the registry of who is signed in, by nothing but the role', () => {
  const session = createSessionStore();
  noteRole(session);
  expect(document.cookie).toBe('');
  session.open({ email: 'marie@intergestion.example', token: 'a'.repeat(40), stayConnected: false });
  expect(roleIn(document.cookie)).toBe('VISITOR');
  session.identify({ profileId: 7, customer: 59, roleIds: [4] });
  expect(document.cookie).toBe('portal-role=AGENT');
  expect(roleIn(document.cookie)).toBe('AGENT');
  session.close();
  expect(document.cookie).toBe('');
});
