import { Sparkline } from '../sparkline/sparkline';
import { Delta, KpiCard, KpiGrid } from './kpi-card';

export const purpose = 'Un chiffre clé. L’écart se lit sans la couleur : flèche, nombre et mots.';
export const setting = 'canvas wide';
export default {
  'Quatre chiffres': (
    <KpiGrid>
      <KpiCard label="À relancer" value="14" yours note="sans contact depuis 15 jours" />
      <KpiCard
        label="Projets en cours"
        value="102"
        note={
          <>
            <Delta value={6} /> de plus qu’en octobre
          </>
        }
      />
      <KpiCard label="Prix à financer" value="4,32 M€" note={<Delta value={-3} unit="pts" />} />
      <KpiCard label="Fonds débloqués" value="8" note={<Delta value={0} />} />
    </KpiGrid>
  ),
  'À l’étroit': (
    <KpiGrid>
      <KpiCard label="Projets en cours" value="102" />
      <KpiCard
        label="Fonds débloqués"
        value="8"
        course={<Sparkline values={[1, 0, 2, 4, 1]} label="Cinq mois, de 0 à 4 par mois" />}
      />
    </KpiGrid>
  ),
};
