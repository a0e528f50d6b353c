import { createHomeTexts } from '@portal/api';
import { plainText, type RoadmapStep } from '@portal/domain/content';
import { useResource } from '@portal/features/resource';
import { kit } from '@portal/kit';
import { Card, CardBody } from '@portal/ui/card';
import { Stack } from '@portal/ui/layout';
import { ProgressBar } from '@portal/ui/progress-bar';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { Title } from '@portal/ui/title';
import { Band } from './band';
import styles from './home.module.css';

/** A middle step, so that all three window states show. */
const EXAMPLE_STEP = 7;

/** Fallback when the content service has no steps or fails: each title with its sentence. */
const OWN_STEPS = [
  ['Décrivez votre projet', 'Trois parties, environ dix minutes.'],
  ['Échangez avec votre conseiller', 'Il vérifie la faisabilité de votre projet.'],
  ['Confiez-nous la recherche', 'Aucune somme ne vous est demandée avant le versement des fonds.'],
  ['Comparez les propositions', 'Vous en acceptez une ou les refusez toutes.'],
  [
    'Recevez et signez l’offre de prêt',
    'Pour un crédit immobilier, la signature électronique vient après le délai légal de réflexion de 10\u00A0jours.',
  ],
].map(([title = '', html = ''], id): RoadmapStep => ({ id, title, html }));

/** The five steps, from the content service, with the electronic signature after the legal 10 days of reflection. */
export function Process() {
  const roadmap = useResource(() => createHomeTexts(kit()).roadmap, []);
  const steps = roadmap.status === 'ready' && roadmap.value.length > 0 ? roadmap.value : OWN_STEPS;
  return (
    <Band labelledBy="etapes" tone="stone">
      <div className={styles.process}>
        <Stack className={styles.intro} gap={8}>
          <Title as="h2" size="xl" id="etapes">
            Cinq étapes, de la demande au versement des fonds
          </Title>
          <Card as="div" className={styles.demo}>
            <CardBody>
              <ProgressBar
                step={EXAMPLE_STEP}
                status="Proposition acceptée"
                label="Exemple d’avancement d’un dossier"
              />
            </CardBody>
          </Card>
        </Stack>
        {roadmap.status === 'loading' ? (
          <SkeletonGroup label="Chargement des étapes">
            <SkeletonRows height="6.5rem" />
          </SkeletonGroup>
        ) : (
          <Stack as="ol" gap={0}>
            {steps.map((step, index) => (
              <li key={step.id} className={styles.item}>
                <Title as="p" className={styles.number} aria-hidden="true">
                  {index + 1}
                </Title>
                <div className={styles.step}>
                  <Title as="h3" size="sm">
                    {step.title}
                  </Title>
                  {/* Plain text: keeps the HTML sanitiser out of the first page's bundle. */}
                  {plainText(step.html).map((paragraph) => (
                    <p key={paragraph}>{paragraph}</p>
                  ))}
                </div>
              </li>
            ))}
          </Stack>
        )}
      </div>
    </Band>
  );
}
