import { defaults } from '../reference-data/defaults';
import type { DemoAgency, DemoManager } from './demo-rows';

const tree: readonly (readonly [id: number, name: string, parentId: number | null])[] = [
  [59, defaults.agencyName, null],
  [60, 'Île-de-France', 59],
  [61, 'Grand Ouest', 59],
  [62, 'Sud-Est', 59],
  [63, 'Nord-Est', 59],
  [64, 'Outre-mer et frontaliers', 59],
  [70, 'Paris Nord', 60],
  [71, 'Paris Sud', 60],
  [72, 'Versailles', 60],
  [73, 'Rennes', 61],
  [74, 'Nantes', 61],
  [75, 'Bordeaux', 61],
  [76, 'Lyon', 62],
  [77, 'Marseille', 62],
  [78, 'Nice', 62],
  [79, 'Lille', 63],
  [80, 'Point conseil Montreuil', 70],
  [81, 'Strasbourg', 63],
  [82, 'Saint-Denis (La Réunion)', 64],
];

/** The agencies with a logo; the seven others show their initials. */
const withLogo = [59, 60, 61, 62, 70, 71, 73, 74, 76, 77, 79, 81];

/** The back-office users who follow the files, and the branch of the network each one has. */
export const managers: readonly DemoManager[] = (
  [
    [defaults.ownerId, defaults.ownerFirstName, defaults.ownerLastName],
    [125, 'Maud', 'Kervella'],
    [126, 'Samir', 'Belkacem'],
    [127, 'Odile', 'Wagner'],
    [128, 'Jean-Yves', 'Hoarau'],
  ] as const
).map(([id, firstName, lastName]) => {
  const email = `${firstName}.${lastName}@example.org`.toLowerCase();
  return { id, email, firstName, lastName };
});

const ownerOfBranch = new Map<number, number>([
  [61, 125],
  [62, 126],
  [63, 127],
  [64, 128],
]);

/** The agency and every agency above it, the nearest first. */
function lineOf(agencyId: number | null): number[] {
  const row = tree.find(([id]) => id === agencyId);
  return row ? [row[0], ...lineOf(row[2])] : [];
}

/** The manager of an agency: the one of its branch, else the default one. */
export function ownerOf(agencyId: number | null): number {
  const branch = lineOf(agencyId).find((id) => ownerOfBranch.has(id));
  return (branch === undefined ? undefined : ownerOfBranch.get(branch)) ?? defaults.ownerId;
}

/** The 19 agencies, four levels deep. A logo's file has the rank of its agency among those with a logo. */
export const agencies: readonly DemoAgency[] = tree.map(([id, name, parentId]) => {
  const rank = withLogo.indexOf(id);
  return { id, name, parentId, logoFileId: rank === -1 ? null : rank + 1, ownerId: ownerOf(id) };
});
