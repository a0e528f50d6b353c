import { Sparkline } from '@portal/ui/sparkline';

interface CourseProps {
  /** By month, the current one last. */
  readonly values: readonly number[];
  /** How many months: « Douze ». */
  readonly months: string;
  readonly write?: (value: number) => string;
  readonly hue?: 'amount' | undefined;
}

/** The last months of a figure, with its lowest and its highest in words: « de 2 à 7 », or « 2 » where none differs. */
export function Course({ values, months, write = String, hue }: CourseProps) {
  const [low, high] = [write(Math.min(...values)), write(Math.max(...values))];
  const range = low === high ? low : `de ${low} à ${high}`;
  return <Sparkline values={values} label={`${months} derniers mois, ${range} par mois`} hue={hue} />;
}
