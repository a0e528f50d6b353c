import { type IncomeStress, scpiEffort } from '@portal/domain/finance';
import { formatMoney } from '@portal/domain/format';
import { Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { TitledCard } from '../records';
import styles from './simulator.module.css';
import type { Estimate } from './use-simulator';

const CASES: readonly (readonly [IncomeStress, string])[] = [
  ['as-entered', 'Revenus au taux indiqué'],
  ['quarter-less', 'Revenus en baisse de 25 %'],
  ['none', 'Aucun revenu'],
];

/** Monthly cost of SCPI shares bought on credit for full, reduced and no income, with their risks. */
export function ScpiCard({ estimate: { simulated, credit } }: { readonly estimate: Estimate }) {
  const { terms, invested, distributionRate, enjoymentMonths } = simulated;
  const shares = {
    subscribed: invested,
    distributionRate,
    instalment: credit.paymentWithInsurance,
  };
  const cases = CASES.map(([stress, words]) => ({ words, ...scpiEffort(shares, stress) }));
  return (
    <TitledCard title="Votre effort d’épargne" gap={5}>
      <table className={styles.table}>
        <Text as="caption" size="sm" tone="muted">
          Mensualité moins revenus éventuels, avant impôt
        </Text>
        <thead>
          <tr>
            <th scope="col">Hypothèse</th>
            <th scope="col">Revenus</th>
            <th scope="col">Effort</th>
          </tr>
        </thead>
        <tbody>
          {cases.map(({ words, income, effort }) => (
            <tr key={words}>
              <th scope="row">{words}</th>
              <td>{formatMoney(income)}</td>
              <td>
                <strong>{formatMoney(effort)}</strong>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {cases.some(({ effort }) => effort < 0) && (
        <p>Un effort négatif signifie que les revenus dépassent la mensualité.</p>
      )}
      {enjoymentMonths > 0 && (
        <p>
          Aucun revenu pendant{' '}
          {enjoymentMonths === 1 ? 'le premier' : `les ${String(enjoymentMonths)} premiers`} mois (délai de
          jouissance).
        </p>
      )}
      <Stack gap={3} className={styles.risks}>
        <Text as="h3" strong>
          Les risques à connaître
        </Text>
        <Stack as="ul" gap={2}>
          <li>
            <strong>Perte en capital</strong> : la valeur des parts peut baisser. En cas de revente à un prix
            inférieur au capital restant dû, la différence reste à votre charge.
          </li>
          <li>
            <strong>Revenus non garantis</strong> : ils peuvent être inférieurs à la mensualité, qui reste due
            même s’ils baissent.
          </li>
          <li>
            <strong>Liquidité non garantie</strong> : la revente des parts peut prendre du temps, ou ne pas
            aboutir. La durée de détention recommandée est de 8 à 10 ans.
          </li>
          {terms.kind === 'interest-only' && (
            <li>
              <strong>Crédit in fine</strong> : le capital est dû en une fois à l’échéance. Son remboursement
              dépend du prix et de la revente des parts à cette date.
            </li>
          )}
        </Stack>
      </Stack>
      <Text size="sm" tone="muted">
        Nous étudions un financement et ne recommandons aucune SCPI.
      </Text>
    </TitledCard>
  );
}
