import { parisTime } from '../src/calendar/paris-time';
import type { DemoPerson } from './demo-rows';

export type CastMember = Partial<
  Pick<
    DemoPerson,
    'firstName' | 'lastName' | 'middleName' | 'namePrefix' | 'birthday' | 'enabled' | 'confirmed' | 'roleIds'
  >
>;

/** People whose name, age or account tests a screen: one of each, among the applicants with a project. */
export function applicantCast(now: Date): readonly CastMember[] {
  const { year } = parisTime(now);
  return [
    { firstName: 'Jean-Œuvrard', lastName: 'Saint-Ÿon', namePrefix: 'M.' },
    { firstName: 'A', lastName: 'B', namePrefix: null },
    {
      firstName: 'Marie-Antoinette-Joséphine',
      lastName: 'de Montmorency-Rochechouart-Brissac',
      namePrefix: 'Mme',
    },
    { firstName: 'JEAN', lastName: 'DUPONT', namePrefix: 'M.' },
    { firstName: 'Nathalie', middleName: 'Aimée', lastName: 'Février', birthday: '1992-02-29' },
    { firstName: 'Enzo', lastName: 'Jeunet', birthday: `${year - 17}-01-01` },
    { firstName: 'Odette', lastName: 'Lancien', birthday: `${year - 91}-06-15`, namePrefix: 'Mme' },
    { firstName: 'Victor', lastName: 'Inactif', enabled: false },
    { firstName: 'Salomé', lastName: 'Enattente', confirmed: false },
    { firstName: 'Denis', lastName: 'Doublerôle', roleIds: [2, 4] },
    { firstName: 'Inconnu', lastName: 'Sansnaissance', birthday: null },
  ];
}
