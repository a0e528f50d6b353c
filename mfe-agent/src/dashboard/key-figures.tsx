import { kpis } from '@portal/domain/dashboard';
import { formatCount, formatMoney, formatNumber } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { KpiCard, KpiGrid } from '@portal/ui/kpi-card';

interface KeyFiguresProps {
  readonly projects: readonly Project[];
  readonly now: Date;
}

/** `33,7 M€`: the exact amount stands below. */
const inShort = new Intl.NumberFormat('fr-FR', {
  style: 'currency',
  currency: 'EUR',
  notation: 'compact',
  maximumFractionDigits: 1,
});
const month = new Intl.DateTimeFormat('fr-FR', { month: 'long', timeZone: 'Europe/Paris' });

/** Counts over what is loaded: true ones, which the oddities of the charts do not touch. */
export function KeyFigures({ projects, now }: KeyFiguresProps) {
  const figures = kpis(projects, [], now);
  return (
    <KpiGrid>
      <KpiCard
        label="Dossiers en cours"
        value={formatNumber(figures.inProgress)}
        note={`sur ${formatCount(figures.projects, 'projet')}`}
      />
      <KpiCard
        label={`Nouveaux en ${month.format(now)}`}
        value={formatNumber(figures.createdThisMonth)}
        note="depuis le début du mois"
      />
      <KpiCard
        label="Dossiers financés"
        value={formatNumber(figures.funded)}
        note={`${formatCount(figures.closed, 'dossier clos', 'dossiers clos')} en tout`}
      />
      <KpiCard
        label="Montant en cours"
        value={inShort.format(figures.amountInProgress)}
        note={`${formatMoney(figures.amountInProgress)} à financer`}
      />
    </KpiGrid>
  );
}
