import { durationMonths } from '@portal/domain/finance';
import { formatAmountField, formatLongDateTime } from '@portal/domain/format';
import { useChangeField, useFormValues } from '@portal/forms';
import type { DraftSlot } from '@portal/kit';
import { Button } from '@portal/ui/button';
import { Notice } from '@portal/ui/notice';
import { useEffect, useRef, useState } from 'react';
import { asapScheduler, scheduled } from 'rxjs';
import {
  type CarriedFigure,
  type CarriedSimulation,
  carriedSimulation,
  dropCarriedSimulation,
} from '../editing';
import { focusFirstField, type ProjectField, type ProjectValues } from './project-table';
import type { Choices } from './use-project-lookups';

interface CarriedFiguresProps {
  readonly slot: DraftSlot;
  readonly initialValues: ProjectValues;
  /** Durations that the back office offers; a simulation may have any number of years. */
  readonly durations: Choices;
}

/** Fills in a stored simulation at once; if there is also a draft, the user chooses which one to use. */
export function CarriedFigures(props: CarriedFiguresProps) {
  const [carried] = useState(carriedSimulation);
  return carried === undefined ? null : <Carried {...props} carried={carried} />;
}

type Stage = 'offered' | 'taken' | 'answered';

function Carried({
  slot,
  initialValues,
  durations,
  carried,
}: CarriedFiguresProps & { readonly carried: CarriedSimulation }) {
  const change = useChangeField<ProjectValues>();
  const values = useFormValues<ProjectValues>();
  const [stage, setStage] = useState<Stage>(() => (slot.read() === undefined ? 'taken' : 'offered'));
  const [texts] = useState(() => carriedTexts(carried));
  const duration = carriedDuration(carried, durations);
  /** What has been filled in so far: the duration follows once its list is loaded. */
  const filledIn = useRef<Partial<ProjectValues>>({});

  useEffect(() => {
    if (stage !== 'taken') return undefined;
    dropCarriedSimulation();
    const toFillIn = duration === undefined ? texts : { ...texts, desiredDuration: duration };
    // Asynchronous: a field takes its initial value when it registers, after the effects of earlier components.
    const filling = scheduled([entriesOf(toFillIn)], asapScheduler).subscribe((entries) => {
      for (const [name, text] of entries) {
        if (filledIn.current[name] !== undefined) continue;
        filledIn.current = { ...filledIn.current, [name]: text };
        change(name, text);
      }
    });
    return () => filling.unsubscribe();
  }, [stage, texts, duration, change]);

  const refuse = () => {
    dropCarriedSimulation();
    // Values edited since are user input: leave them.
    for (const [name, text] of entriesOf(filledIn.current))
      if (values[name] === text) change(name, initialValues[name]);
    setStage('answered');
    focusFirstField();
  };

  if (stage === 'answered') return null;
  const when = formatLongDateTime(carried.savedAt);
  return (
    <Notice>
      {stage === 'taken' ? (
        <>
          Montants repris de votre simulation du {when}. Vérifiez ces montants, et la durée, puis complétez le
          formulaire.{' '}
        </>
      ) : (
        <>
          Une simulation du {when} vous attend aussi. Ses montants remplaceraient ceux du formulaire.{' '}
          <Button
            variant="quiet"
            onClick={() => {
              setStage('taken');
              focusFirstField();
            }}
          >
            Reprendre la simulation
          </Button>{' '}
        </>
      )}
      <Button variant="quiet" onClick={refuse}>
        Ne pas reprendre
      </Button>
    </Notice>
  );
}

const entriesOf = (texts: Partial<ProjectValues>) => Object.entries(texts) as [ProjectField, string][];

const AMOUNTS = [
  'amountToFinance',
  'downPayment',
  'worksAmount',
  'netTaxableIncome',
  'existingCredits',
] as const satisfies readonly (CarriedFigure & keyof ProjectValues)[];

function carriedTexts({ figures }: CarriedSimulation): Partial<ProjectValues> {
  return Object.fromEntries(
    AMOUNTS.flatMap((name) =>
      figures[name] === undefined ? [] : [[name, formatAmountField(figures[name])]],
    ),
  );
}

/**
 * The form's option for a simulated duration, which may be any number of years: the next longer one, since a shorter one
 * would cost more each month; undefined without one, or before the list is there.
 */
function carriedDuration(
  { figures: { years } }: CarriedSimulation,
  { entries }: Choices,
): string | undefined {
  if (years === undefined) return undefined;
  const months = (id: string) => durationMonths(id) ?? 0;
  return entries
    .map(({ id }) => id)
    .filter((id) => months(id) >= years * 12)
    .toSorted((one, other) => months(one) - months(other))[0];
}
