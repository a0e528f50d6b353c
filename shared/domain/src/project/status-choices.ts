import { isClosed, PROJECT_STATUSES, type ProjectStatus } from './status';

export interface StatusChoices {
  readonly heading: string;
  readonly statuses: readonly ProjectStatus[];
}

const JOURNEY = PROJECT_STATUSES.filter((status) => !isClosed(status));
const ENDS = PROJECT_STATUSES.filter(isClosed);

/** Any status but its own: staff must be able to correct a mistake (decision 0017). The next one stands first. */
export function statusChoices(current: string | null): readonly StatusChoices[] {
  const place = JOURNEY.findIndex((status) => status === current);
  const [before, after] = place < 0 ? [[], JOURNEY] : [JOURNEY.slice(0, place), JOURNEY.slice(place + 1)];
  return [
    { heading: isClosed(current) ? 'Rouvrir le dossier' : 'Étapes suivantes', statuses: after },
    {
      heading: isClosed(current) ? 'Changer l’issue du dossier' : 'Clore le dossier',
      statuses: ENDS.filter((status) => status !== current),
    },
    { heading: 'Étapes précédentes', statuses: before },
  ].filter(({ statuses }) => statuses.length > 0);
}
