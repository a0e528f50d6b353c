import { FORM_ERROR } from 'final-form';

/** What the server says is wrong: the field it means, if it names one, and a sentence. */
export interface Problem {
  readonly source?: string | undefined;
  readonly detail: string;
}

/** A failure, laid out: what goes beside which field, and what goes above the form. */
export type PlacedErrors<V> = { [K in keyof V]?: string } & { [FORM_ERROR]?: string };

/**
 * Puts each problem beside the field that it names, and the rest above the form. `fields` is what the form shows:
 * a field that is named twice says both, one after the other. A source may be a path: its last part names the field.
 */
export function placeProblems<V extends object>(
  problems: readonly Problem[],
  fields: readonly (keyof NoInfer<V> & string)[],
): PlacedErrors<V> {
  const placed = new Map<string, string>();
  for (const { source, detail } of problems) {
    const named = source?.split(/[./]/).at(-1);
    const place = fields.find((field) => field === named) ?? FORM_ERROR;
    const already = placed.get(place);
    placed.set(place, already === undefined ? detail : `${already} ${detail}`);
  }
  return Object.fromEntries(placed) as PlacedErrors<V>;
}

/** The errors of a failure that is about the whole form. */
export const formError = <V extends object>(message: string): PlacedErrors<V> => ({ [FORM_ERROR]: message });
