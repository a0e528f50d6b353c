import { creditMention } from '@portal/domain/format';
import type { Project } from '@portal/domain/project';
import { Card, CardBody } from '@portal/ui/card';
import { Notice } from '@portal/ui/notice';
import { WithRail } from '@portal/ui/page';
import { Text } from '@portal/ui/text';
import { AdviserCard, useAgentName, useManagerName } from '../people';
import { serverTime } from '../resource';
import { isUneven } from './comparison-rows';
import type { Compared } from './use-estimates';

interface ComparisonFootProps {
  readonly compared: readonly Compared[];
  readonly project: Project;
}

/** What the figures mean, their limits, and whom to ask. */
export function ComparisonFoot({ compared, project }: ComparisonFootProps) {
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
          {isUneven(compared) && (
            <Notice tone="plain" role="status">
              Les montants ou les durées diffèrent{'\u00A0'}: le coût total ne suffit pas pour comparer les
              propositions. Regardez aussi le TAEG.
            </Notice>
          )}
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
