import { Button } from '@portal/ui/button';
import { ChartCard } from '@portal/ui/chart-card';
import { CostBar, type CostBarPart, CostList } from '@portal/ui/cost-bar';
import { Gauge } from '@portal/ui/gauge';
import { Delta, KpiCard, KpiGrid } from '@portal/ui/kpi-card';
import { CircleQuestionMark } from '@portal/ui/icon';
import { Meter } from '@portal/ui/meter';
import { Popup } from '@portal/ui/popup';
import { Ranking } from '@portal/ui/ranking';
import { Sparkline } from '@portal/ui/sparkline';
import type { Specimens } from '../specimen';

const COST: readonly CostBarPart[] = [
  { kind: 'capital', label: 'Capital emprunté', amount: 100_000, text: '100 000,00 €' },
  { kind: 'interest', label: 'Intérêts', amount: 39_190.29, text: '39 190,29 €' },
  { kind: 'insurance', label: 'Assurance', amount: 6000, text: '6 000,00 €' },
  { kind: 'fees', label: 'Frais', amount: 1800, text: '1 800,00 €' },
];

const AGENTS = [
  { name: 'Hugo Delcourt', count: 14 },
  { name: 'Marie-Antoinette de La Rochefoucauld-Montmorency', count: 2 },
  { name: 'Paul d’Aubigné', count: 0 },
];

export const figures: Specimens = {
  'kpi-card': {
    'Trois chiffres': (
      <KpiGrid>
        <KpiCard label="À relancer" value="14" yours note="sans contact depuis 15 jours" />
        <KpiCard label="Prix à financer" value="4,32 M€" note={<Delta value={-3} unit="pts" />} />
        <KpiCard
          label="Fonds débloqués"
          value="8"
          note={<Delta value={6} />}
          course={<Sparkline values={[1, 0, 2, 4, 1]} label="Cinq mois, de 0 à 4 par mois" />}
        />
      </KpiGrid>
    ),
  },
  'chart-card': {
    'Avec son tableau': (
      <ChartCard
        title="Nouveaux Projets"
        summary="9 en six mois"
        help="Sans les dossiers refusés."
        acts={<Button variant="quiet">Tableau</Button>}
      >
        <Ranking rows={AGENTS} />
      </ChartCard>
    ),
  },
  popup: {
    'Une explication': (
      <Popup label="Aide : Statut" glyph={CircleQuestionMark}>
        Où en est le dossier.
      </Popup>
    ),
  },
  'cost-bar': {
    'À l’échelle d’une autre (scale)': <CostBar parts={COST} scale={160_000} />,
    'Les parts et leurs montants (CostList)': <CostList parts={COST} />,
  },
  gauge: {
    'Au-dessus du maximum': (
      <Gauge
        value={41}
        max={50}
        limit={35}
        isOver
        text="41 %"
        note="de vos revenus"
        label="Taux d’effort : 41 %, au-dessus du maximum de 35 %"
      />
    ),
  },
  meter: {
    'Avec une limite': <Meter label="Effort" percent={34.86} valueText="34,86 %" limitPercent={35} />,
  },
};
