import type { CostParts } from '@portal/domain/finance';
import { formatMoney } from '@portal/domain/format';
import type { CostBarPart } from '@portal/ui/cost-bar';

/** The parts of a cost, in the order and with the names of every screen that shows them. */
export function costBarParts(cost: CostParts): readonly CostBarPart[] {
  const part = (kind: CostBarPart['kind'], label: string): CostBarPart => ({
    kind,
    label,
    amount: cost[kind],
    text: formatMoney(cost[kind]),
  });
  return [
    part('capital', 'Capital emprunté'),
    part('interest', 'Intérêts'),
    part('insurance', 'Assurance'),
    part('fees', 'Frais'),
  ];
}
