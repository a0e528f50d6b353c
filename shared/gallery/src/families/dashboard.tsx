import { Button } from '@portal/ui/button';
import { ChartCard } from '@portal/ui/chart-card';
import { Table2 } from '@portal/ui/icon';
import { Delta, KpiCard, KpiGrid } from '@portal/ui/kpi-card';
import { Ranking } from '@portal/ui/ranking';
import { Sparkline } from '@portal/ui/sparkline';
import { type Specimens, specimens, states } from '../section';

const RANKED = [
  { name: 'Hugo Delcourt', count: 14 },
  { name: 'Nguyễn Thị Ánh', count: 9 },
  { name: 'Marie-Antoinette de La Rochefoucauld-Montmorency', count: 2 },
  { name: 'Paul d’Aubigné', count: 0 },
];

const moved = (by: number, words: string) => (
  <>
    <Delta value={by} /> {words}
  </>
);

export const dashboard: Specimens = {
  'KpiGrid, KpiCard, Delta': specimens({
    'Quatre chiffres': [
      <KpiGrid>
        <KpiCard label="À relancer" value="14" yours note="sans contact depuis 15 jours" />
        <KpiCard label="Projets en cours" value="102" note={moved(6, 'de plus que du 1er au 20 octobre')} />
        <KpiCard label="Prix à financer" value="4,32 M€" note={moved(-3, 'projets')} />
        <KpiCard label="Fonds débloqués" value="8" note={moved(0, 'comme au mois d’octobre')} />
      </KpiGrid>,
      'canvas wide',
    ],
    'À l’étroit': [
      <KpiGrid>
        <KpiCard label="Projets en cours" value="102" />
        <KpiCard
          label="Fonds débloqués"
          value="8"
          note="depuis le 1er janvier"
          course={<Sparkline values={[1, 0, 2, 4, 1]} label="Cinq mois, de 0 à 4 par mois" />}
        />
      </KpiGrid>,
      'canvas',
    ],
  }),
  ChartCard: states(ChartCard, {
    'Avec son tableau': [
      {
        title: 'Nouveaux Projets',
        summary: '9 en novembre, novembre en cours',
        foot: <Button variant="quiet" icon={Table2} children="Tableau" />,
        children: <Ranking rows={RANKED.slice(0, 2)} />,
      },
      'canvas',
    ],
  }),
  Sparkline: states(Sparkline, {
    Ordinaire: { values: [4, 6, 5, 9, 14, 11], label: 'Six mois, de 4 à 14 par mois' },
    'Un montant': { values: [0, 0, 120_000, 90_000, 300_000], label: 'Cinq mois', hue: 'amount' },
    'Que des zéros, en gris': { values: [0, 0, 0], label: 'Trois mois, rien', hue: 'plain' },
  }),
  Ranking: states(Ranking, {
    'Ordinaire, texte long': { rows: RANKED },
    'Que des zéros': { rows: [{ name: 'Paul d’Aubigné', count: 0 }] },
  }),
};
