import { formatLongDate } from '@portal/domain/format';
import { type FieldTable, namesOf } from '@portal/forms';
import { isApiError } from '@portal/kit';
import { useMemo, useState } from 'react';
import { catchError, last, type Observable, switchMap, throwError } from 'rxjs';

/** Somebody else changed fields of this form meanwhile: the values of both, by field. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
  readonly problems: readonly { readonly source?: string; readonly detail: string }[];

  constructor(fields: Readonly<Record<string, string>>) {
    super('The row was changed meanwhile.');
    const beside = Object.entries(fields).map(([source, detail]) => ({ source, detail }));
    this.problems = [{ detail: ABOVE }, ...beside];
  }
}

const ABOVE =
  'Ces informations ont changé entre-temps, depuis un autre écran. Rien de ce que vous avez saisi n’est perdu\u00A0: ' +
  'vérifiez les champs signalés, puis enregistrez de nouveau.';

const OUTDATED = 412;
const A_DAY = /^\d{4}-\d{2}-\d{2}$/;

interface Edited<Row, V> {
  /** What is known of the row: as it was read, or as it was found when somebody else had changed it. */
  readonly row: Row;
  readonly initialValues: V;
  /** Sends what was typed; when the row has changed meanwhile, fails with `ChangedMeanwhile`, and `row` is the new one. */
  readonly save: <R>(typed: V, send: (seen: Row) => Observable<R>) => Observable<R>;
}

interface EditedOptions<Row, V extends object> {
  readonly read: Row;
  /** Must be stable. */
  readonly valuesOf: (row: Row) => V;
  readonly reload: (row: Row) => Observable<Row>;
  readonly fields: FieldTable<V>;
  /** Options of selects that are not in the table. */
  readonly choices?: Readonly<Record<string, { readonly options?: readonly Choice[] } | undefined>>;
}

interface Choice {
  readonly value: string;
  readonly label: string;
}

/**
 * Edits a row that others may edit at the same time: neither loses a field, and both are told. Fields that only the
 * other one changed take the new value; those that both changed keep what was typed here. Saving again sends it.
 */
export function useEdited<Row, V extends object>(options: EditedOptions<Row, V>): Edited<Row, V> {
  const { read, valuesOf, reload, fields, choices = {} } = options;
  const [newer, setNewer] = useState<Row>();
  const row = newer ?? read;
  const initialValues = useMemo(() => valuesOf(row), [row, valuesOf]);

  const inWords = (name: keyof V & string, value: unknown): string => {
    if (typeof value === 'boolean') return value ? 'coché' : 'décoché';
    const text = String(value);
    if (text.trim() === '') return 'vide';
    const { options: own } = fields[name].props as { readonly options?: readonly Choice[] };
    const known = [...(choices[name]?.options ?? []), ...(own ?? [])].find((choice) => choice.value === text);
    return `«\u00A0${known?.label ?? (A_DAY.test(text) ? formatLongDate(text) : text)}\u00A0»`;
  };

  const differences = (typed: V, now: V): Readonly<Record<string, string>> =>
    Object.fromEntries(
      namesOf(fields)
        .filter((name) => now[name] !== initialValues[name] && now[name] !== typed[name])
        .map((name) => {
          const stored = inWords(name, now[name]);
          return [
            name,
            typed[name] === initialValues[name]
              ? `Changé entre-temps\u00A0: ${stored}, au lieu de ${inWords(name, typed[name])}.`
              : `Changé entre-temps\u00A0: ${stored} est enregistré, et vous avez saisi ${inWords(name, typed[name])}.`,
          ];
        }),
    );

  return {
    row,
    initialValues,
    save: (typed, send) =>
      send(row).pipe(
        catchError((error: unknown) => {
          if (!isApiError(error) || error.status !== OUTDATED) return throwError(() => error);
          return reload(row).pipe(
            last(),
            switchMap((now) => {
              setNewer(now);
              const told = differences(typed, valuesOf(now));
              // Nothing that this form shows: there is nothing to choose.
              return Object.keys(told).length === 0
                ? send(now)
                : throwError(() => new ChangedMeanwhile(told));
            }),
          );
        }),
      ),
  };
}
