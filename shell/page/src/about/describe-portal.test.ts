import { entryOf, listed, registryOf } from '@portal/registry/registry-samples';
import { describePortal } from './describe-portal';

const generatedAt = '2026-11-20T12:00:00Z';

it.each([
  [0, 'à l’instant'],
  [-5000, 'à l’instant'],
  [90_000, 'il y a 1\u00A0minute'],
  [3 * 3_600_000, 'il y a 3\u00A0heures'],
  [50 * 3_600_000, 'il y a 2\u00A0jours'],
])('a registry that was written %i ms ago is %s', (age, words) => {
  const registry = { ...registryOf(entryOf([listed('agent', '1.4.2')])), serial: 42, generatedAt };
  const { facts } = describePortal(
    { inspect: () => ({ registry, choices: [] }), state: () => ({ status: 'idle' }), source: 'network' },
    [],
    { shell: '1.3.0', now: Date.parse(generatedAt) + age },
  );
  expect(facts.find(({ term }) => term === 'Registre')?.values).toEqual([
    `n°\u00A042, publié ${words} (20/11/2026 à\u00A013\u00A0h\u00A000)`,
  ]);
});
