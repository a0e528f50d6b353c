import { Loaded, RichText, useApi, useResource } from '@portal/features/portal';
import { Card, CardBody } from '@portal/ui/card';
import { ProgressBar } from '@portal/ui/progress-bar';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';
import { Title } from '@portal/ui/title';
import { useMemo } from 'react';
import { Band } from './band';
import styles from './process.module.css';

/** A step in the middle, so that the drawing shows the three states of a window. */
const EXAMPLE_STEP = 7;

/** The five steps, from the content service, with the electronic signature after the legal 10 days of reflection. */
export function Process() {
  const api = useApi();
  const roadmap = useResource(useMemo(() => api.content.roadmap(), [api]));
  return (
    <Band labelledBy="etapes" tone="stone">
      <div className={styles.process}>
        <div className={styles.intro}>
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
              <p className={styles.caption}>
                Douze fenêtres par dossier. La fenêtre allumée montre où en est le vôtre, et le texte dit qui
                doit agir.
              </p>
            </CardBody>
          </Card>
        </div>
        <Loaded
          resource={roadmap}
          skeleton={
            <SkeletonGroup label="Chargement des étapes">
              <SkeletonRows count={5} height="6.5rem" />
            </SkeletonGroup>
          }
        >
          {(steps) => (
            <ol className={styles.list}>
              {steps.map((step, index) => (
                <li key={step.id} className={styles.item}>
                  <Title as="p" className={styles.number} aria-hidden="true">
                    {index + 1}
                  </Title>
                  <div className={styles.step}>
                    <Title as="h3" size="sm">
                      {step.title}
                    </Title>
                    <RichText html={step.html} />
                  </div>
                </li>
              ))}
            </ol>
          )}
        </Loaded>
      </div>
    </Band>
  );
}
