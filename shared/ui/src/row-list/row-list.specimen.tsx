import { StatusChip } from '../status-chip/status-chip';
import { CompactRow, CompactRows } from './row-list';

export const purpose = 'Une liste de travail sur un téléphone : deux lignes, toute la ligne est le lien.';
export default {
  'À l’étroit': (
    <CompactRows label="Dossiers">
      <CompactRow
        name="Marie-Antoinette de La Rochefoucauld"
        link={(linkClass) => (
          <a href="#row-list" className={linkClass}>
            Acquisition d’un immeuble de rapport
          </a>
        )}
        figure="1 215 000,00 €"
        status={
          <StatusChip family="wait" plain>
            Offre de crédit acceptée
          </StatusChip>
        }
        end="12 jours"
      />
    </CompactRows>
  ),
  'Noms à venir (isNameComing)': (
    <CompactRows label="Dossiers sans nom">
      <CompactRow name="" isNameComing link={() => 'Dossier n° 1042'} status="Nouveau" />
    </CompactRows>
  ),
};
