import { Link, Navigate, useLocation, useSession } from '@portal/kit';
import { ButtonLink, ButtonRow } from '@portal/ui/button';
import { ChevronRight } from '@portal/ui/icon';
import { Cluster, Stack } from '@portal/ui/layout';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { useState } from 'react';
import { canCarrySimulation, carriedSimulation, type CarriedSimulation, carrySimulation } from '../editing';
import { paths } from '../routes';
import type { Simulated } from './simulator-fields';
import styles from './simulator.module.css';
import type { Estimate } from './use-simulator';

/** Query parameter: after signing in, the visitor continues to the project form. */
const CONTINUES = 'suite';

/**
 * Leads from the simulation to the project. An applicant goes to the form; a visitor signs up or in, returns here and
 * is redirected on. Staff return here and stay, since they have no projects of their own.
 */
export function NextSteps({ estimate }: { readonly estimate: Estimate | undefined }) {
  const { isLoggedIn, role } = useSession();
  const { search } = useLocation();
  const [canCarry] = useState(canCarrySimulation);
  const isStaff = role !== 'APPLICANT' && role !== 'VISITOR';
  const isApplicant = isLoggedIn && role === 'APPLICANT';

  if (isApplicant && new URLSearchParams(search).has(CONTINUES) && carriedSimulation() !== undefined)
    return <Navigate to={paths.newProject} replace />;
  if (isStaff) return null;

  const carry = () => {
    if (estimate) carrySimulation(figuresToCarry(estimate.simulated));
  };
  const target = (fragment = '') =>
    isLoggedIn ? paths.newProject : `${paths.login}?${comeBack(search)}${fragment}`;
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
        <p>
          Décrivez-le en ligne. Le conseiller interroge des organismes prêteurs et vous présente leurs
          propositions. Aucun versement ne vous est demandé avant l’obtention d’un prêt.
        </p>
        {estimate && (
          <Text size="sm">
            {canCarry
              ? `${carriedWords(estimate.simulated)} seront repris dans le formulaire. Ils restent sur cet appareil, 24\u00A0heures au plus, et ne sont envoyés qu’avec votre projet.`
              : 'Votre navigateur ne garde rien sur cet appareil\u00A0: vous devrez saisir de nouveau ces montants dans le formulaire.'}
          </Text>
        )}
      </Stack>
      <ButtonRow>
        <ButtonLink
          as={Link}
          to={target('#inscription')}
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
          <ButtonLink as={Link} to={target()} variant="on-brand" size="lg" onClick={carry}>
            Se connecter à votre compte
          </ButtonLink>
        )}
      </ButtonRow>
    </Cluster>
  );
}

function comeBack(search: string): string {
  const query = new URLSearchParams(search);
  query.set(CONTINUES, 'projet');
  return new URLSearchParams({ next: `${paths.simulator}?${query.toString()}` }).toString();
}

const carriedWords = ({ project }: Simulated): string =>
  project === null
    ? 'Le montant à emprunter, la durée et, si vous les avez indiqués, vos revenus et vos crédits'
    : 'Le prix, l’apport, la durée et, si vous les avez indiqués, les travaux, vos revenus et vos crédits';

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
