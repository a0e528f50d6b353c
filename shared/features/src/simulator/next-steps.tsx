import { Link, useSession } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { ChevronRight } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { useState } from 'react';
import { canCarrySimulation, type CarriedSimulation, carrySimulation } from '../editing';
import { paths } from '../routes';
import type { Simulated } from './simulator-fields';
import styles from './simulator.module.css';
import type { Estimate } from './use-simulator';

/** The way to the login, and on to the project form. */
const LOGIN = `${paths.login}?${new URLSearchParams({ next: paths.newProject }).toString()}`;

/** Leads from the simulation to the project form, by an account for who has none. Staff have no projects of their own. */
export function NextSteps({ estimate }: { readonly estimate: Estimate | undefined }) {
  const { isLoggedIn, role } = useSession();
  const [canCarry] = useState(canCarrySimulation);
  if (role !== 'APPLICANT' && role !== 'VISITOR') return null;

  const carry = () => {
    if (estimate) carrySimulation(figuresToCarry(estimate.simulated));
  };
  return (
    <Cluster
      as="section"
      gap={6}
      justify="between"
      className={styles.next}
      data-surface="brand"
      data-screen-only
      aria-labelledby="et-ensuite"
    >
      <Stack gap={3} className={styles.text}>
        <Title as="h2" size="md" id="et-ensuite">
          Votre projet, étudié par un conseiller
        </Title>
        <p>Il interroge des organismes prêteurs et vous présente leurs propositions.</p>
        {estimate && (
          <Text size="sm">
            {canCarry
              ? 'Vos chiffres seront repris dans le formulaire. Ils restent sur cet appareil, 24\u00A0heures au plus.'
              : 'Votre navigateur ne garde rien sur cet appareil\u00A0: vous devrez saisir de nouveau ces montants.'}
          </Text>
        )}
      </Stack>
      <ButtonRow>
        <ButtonLink
          as={Link}
          to={isLoggedIn ? paths.newProject : `${LOGIN}#inscription`}
          variant="lamp"
          size="lg"
          iconAfter={ChevronRight}
          onClick={carry}
        >
          Déposer ce projet
        </ButtonLink>
        {isLoggedIn ? (
          <ButtonLink as={Link} to={paths.contact} variant="on-brand" size="lg">
            Nous contacter
          </ButtonLink>
        ) : (
          <ButtonLink as={Link} to={LOGIN} variant="on-brand" size="lg" onClick={carry}>
            Se connecter
          </ButtonLink>
        )}
      </ButtonRow>
    </Cluster>
  );
}

/** Figures that the project form accepts. An amount typed directly becomes the price, without a contribution. */
function figuresToCarry({
  terms,
  project,
  annualIncome,
  monthlyCredits,
}: Simulated): CarriedSimulation['figures'] {
  return {
    amountToFinance: project?.price ?? terms.capital,
    ...(project !== null && { downPayment: project.contribution }),
    ...(project !== null && project.works > 0 && { worksAmount: project.works }),
    ...(annualIncome !== null && { netTaxableIncome: annualIncome }),
    ...(monthlyCredits > 0 && { existingCredits: monthlyCredits }),
    years: terms.months / 12,
  };
}
