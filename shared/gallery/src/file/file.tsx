import type { Family } from '../section';
import { actorSections } from './actors';
import { factSections } from './facts';
import { progressSections } from './progress';

/** What tells a file: where it is, who acts, what it is worth. */
export const file: Family = {
  id: 'dossier',
  name: 'LE DOSSIER',
  sections: [...progressSections, ...actorSections, ...factSections],
};
