import { type FieldLayout, Fields, useFormValues, useTouchFields } from '@portal/forms';
import { Link } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Caps } from '@portal/ui/caps';
import { Card, CardBody } from '@portal/ui/card';
import { Fold } from '@portal/ui/fold';
import { FormActions, FormStack } from '@portal/ui/form-layout';
import { ChevronRight, Pencil, Plus } from '@portal/ui/icon';
import { Cluster } from '@portal/ui/layout';
import { TextLink } from '@portal/ui/text-link';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { type ReactNode, useState } from 'react';
import { useOpenInAddress } from '../routes';
import { type FormSteps, stepBeside } from './form-steps';
import { BlockInWords } from './form-words';
import styles from './project-form.module.css';
import { fieldsOf, PROJECT_FIELDS, type ProjectBlock, type ProjectValues } from './project-table';
import type { ProjectLookups } from './use-project-lookups';
import { leftIn, useFieldsLeft } from './what-is-left';

interface StepBlockProps {
  readonly block: ProjectBlock;
  readonly steps: FormSteps;
  readonly lookups: ProjectLookups;
  /** The fields: they stay in the document when the block is not open, and keep their values and errors. */
  readonly children: ReactNode;
}

/**
 * A block that the applicant fills in. When the form is paged, only the step in use is open; a complete one folds to two
 * lines, and the others are reached through the stepper.
 */
export function StepBlock({ block, steps, lookups, children }: StepBlockProps) {
  const { id, name } = block;
  const leftInForm = useFieldsLeft();
  const left = leftIn(leftInForm, fieldsOf(block));
  const isOpen = !steps.isPaged || steps.current === id;
  const [first] = left;
  const isComplete = first === undefined;
  const touch = useTouchFields();
  const [isRefused, refuse] = useState(false);
  // By the step, which stays in sight.
  const isNamedAbove = isOpen && steps.isPaged;
  const Heading = isNamedAbove ? VisuallyHidden : Caps;
  const before = stepBeside(id, -1);
  const after = stepBeside(id, 1);
  return (
    <Card
      id={id}
      className={styles.block}
      aria-labelledby={`${id}-titre`}
      hidden={!isOpen && !isComplete}
      data-folded={!isOpen || undefined}
    >
      <CardBody>
        <Cluster gap={1} across={4} justify="between" className={isNamedAbove ? undefined : styles.head}>
          <Heading as="h2" id={`${id}-titre`} tabIndex={-1}>
            {name}
          </Heading>
          {!isOpen && (
            <Button
              variant="quiet"
              icon={Pencil}
              aria-label={`Modifier ${name}`}
              onClick={() => steps.open(id)}
            >
              Modifier
            </Button>
          )}
        </Cluster>
        {!isOpen && isComplete && <BlockInWords block={block} lookups={lookups} />}
        <div hidden={!isOpen}>
          <FormStack>
            {children}
            {isOpen && steps.isPaged && after !== undefined && (
              <FormActions data-between={before !== undefined || undefined}>
                {before !== undefined && <Button onClick={() => steps.open(before)}>Retour</Button>}
                {isRefused && !isComplete && (
                  <TextLink as={Link} to={steps.hrefOf(after)} standalone>
                    Passer pour l’instant
                  </TextLink>
                )}
                {/* What Enter presses: it leads on, and sends nothing before the last step. */}
                <Button
                  type="submit"
                  // A complete form has its button to be sent on every step.
                  variant={leftInForm.length === 0 ? 'secondary' : 'primary'}
                  iconAfter={ChevronRight}
                  onClick={(event) => {
                    event.preventDefault();
                    refuse(first !== undefined);
                    touch(fieldsOf(block));
                    if (first === undefined) steps.open(after);
                    else steps.openField(first.name);
                  }}
                >
                  Continuer
                </Button>
              </FormActions>
            )}
          </FormStack>
        </div>
      </CardBody>
    </Card>
  );
}

interface OptionalFieldsProps {
  readonly label: string;
  readonly layout: FieldLayout<ProjectValues>;
}

/** Optional fields behind a fold, which opens by itself once one of them has a value. */
export function OptionalFields({ label, layout }: OptionalFieldsProps) {
  const values = useFormValues<ProjectValues>();
  const [isAsked, ask] = useOpenInAddress(layout.flat().join('-'));
  const [hasValues, setHasValues] = useState(false);
  // Opened once and for all: clearing a field must not close the fold around it.
  if (!hasValues && layout.flat().some((name) => values[name] !== '')) setHasValues(true);
  const isOpen = isAsked || hasValues;
  return (
    <Fold
      title={label}
      note="(facultatif)"
      icon={Plus}
      isOpen={isOpen}
      // Also told of what opened by itself, which the address need not say.
      onToggle={(next) => next !== isOpen && ask(next)}
    >
      <Fields of={PROJECT_FIELDS} layout={layout} />
    </Fold>
  );
}
