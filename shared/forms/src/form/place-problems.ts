import { FORM_ERROR } from 'final-form';

/** An error from the server: a sentence, and the field it concerns, if any. */
export interface Problem {
  readonly source?: string | undefined;
  readonly detail: string;
}

/** Form errors by field, and one for the whole form. */
export type PlacedErrors<V> = { [K in keyof V]?: string } & { [FORM_ERROR]?: string };

/**
 * Puts each problem beside its field, and the rest above the form. `fields` are those the form shows; several messages
 * for a field are joined. A source may be a path, whose last part names the field.
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

export const formError = <V extends object>(message: string): PlacedErrors<V> => ({ [FORM_ERROR]: message });
