import { useBackOffice } from '../test/testing/test-back-office';
import { office } from './office';

const backOffice = useBackOffice();

it('opens an agency below another, and an affiliation, for administrators alone', async () => {
  const { app, seed } = backOffice();
  const agency = await seed.agency({ name: 'Grand Ouest' });
  const admin = await seed.person({ role: 'ADMIN' });
  const agent = await seed.person({ role: 'AGENT', columns: { customer_id: agency } });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  const run = (email: string, ...args: readonly string[]) =>
    office([...args, '--url', url], { PORTAL_OFFICE_EMAIL: email, PORTAL_OFFICE_PASSWORD: 'Portail2026' });

  const opened = await run(admin.email, 'create-agency', '--name', 'Quimper', '--parent', 'grand ouest');
  expect(JSON.parse(opened)).toMatchObject({ name: 'Quimper', parent: agency });
  const partner = ['--key', 'ROUX', '--name', 'Jeanne Roux', '--email', 'j.roux@example.org'];
  const added = await run(admin.email, 'create-affiliation', ...partner);
  expect(JSON.parse(added)).toMatchObject({ affiliate_key: 'ROUX' });
  await expect(run(admin.email, 'create-affiliation', ...partner)).rejects.toThrow('affiliate_key');
  await expect(run(agent.email, 'create-agency', '--name', 'Brest')).rejects.toThrow('answered 403');
  await expect(run(admin.email, 'create-agency', '--name', 'A', '--parent', 'B')).rejects.toThrow(
    'There is no agency "B".',
  );
});

it('sends no password unencrypted over a network, and explains itself', async () => {
  await expect(
    office(['create-agency', '--name', 'A', '--url', 'http://portail.example'], {}),
  ).rejects.toThrow('use https://portail.example');
  await expect(office([], {})).rejects.toThrow('create-affiliation --key KEY');
});
