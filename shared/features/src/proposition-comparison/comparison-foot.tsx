import { creditMention, formatMoney } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { Card, CardBody } from '@portal/ui/card';
import { Stack } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { WithRail } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import { AdviserCard, useAgentName, useManagerName } from '../people';
import { serverTime } from '../resource';
import styles from './comparison-board.module.css';
import { isUneven } from './comparison-rows';
import { offerOf } from './comparison-verdict';
import type { Compared } from './use-estimates';

interface ComparisonFootProps {
  readonly compared: readonly Compared[];
  readonly project: Project;
}

/** What the figures mean, their limits, and whom to ask. */
export function ComparisonFoot({ compared, project }: ComparisonFootProps) {
  const words = conclusion(compared);
  const manager = useManagerName(project);
  const agent = useAgentName(project);
  return (
    <WithRail
      rail={
        <AdviserCard
          managerName={manager === '' && project.managerId !== null ? undefined : manager}
          agentName={agent ?? ''}
          agentEmail={project.prescriberEmail}
          agencyName=""
          subject={`Dossier n° ${String(project.id)}`}
        />
      }
    >
      <Card aria-label="Ce que dit l’estimation">
        <CardBody data-gap="3">
          <Stack gap={3} role="status" className={styles.conclusion}>
            {words !== '' && <p>{words}</p>}
            {isUneven(compared) && (
              <Notice tone="plain">
                Les montants ou les durées diffèrent{'\u00A0'}: le coût total ne suffit pas pour comparer les
                propositions. Regardez aussi le TAEG.
              </Notice>
            )}
          </Stack>
          {/* In the size of the credit figures, as the law requires (L. 312-8). */}
          <Text strong>{creditMention(serverTime())}</Text>
          <Text size="sm" tone="muted" measure>
            Simulation indicative, établie à partir des chiffres du dossier et de ceux que vous saisissez
            {'\u00A0'}: vérifiez-les. Le TAEG est calculé par la méthode actuarielle, frais et assurance
            compris, pour un crédit amortissable à taux fixe. Seule l’offre du prêteur fait foi. Vos
            hypothèses restent sur cet appareil, sept jours au plus, et ne sont pas transmises.
          </Text>
        </CardBody>
      </Card>
    </WithRail>
  );
}

function conclusion(compared: readonly Compared[]): string {
  const [cheapest, ...others] = compared.filter(({ gap }) => gap === 0);
  if (cheapest?.credit === undefined) return '';
  const cost = formatMoney(cheapest.credit.totalCost);
  const which = offerOf(cheapest);
  const count = others.length + 1;
  const known = compared.filter(({ credit }) => credit !== undefined).length;
  const isWhole = known === compared.length;
  const among = isWhole ? 'D’après ces chiffres' : 'Parmi les propositions dont le coût est connu';
  if (count === 1) return `${among}, ${which} est la moins chère\u00A0: ${cost} de coût total.`;
  if (count < known)
    return `${among}, ${String(count)}${isWhole ? '\u00A0propositions' : ''} sont les moins chères\u00A0: ${cost} de coût total chacune.`;
  return isWhole
    ? `D’après ces chiffres, ces propositions ont le même coût total\u00A0: ${cost}.`
    : `Les propositions dont le coût est connu ont le même coût total\u00A0: ${cost}.`;
}
