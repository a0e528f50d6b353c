import { type CsvColumn, csvFileName, toCsv } from '@portal/domain/csv';
import { formatCount, formatNumber } from '@portal/domain/format';
import { Button } from '@portal/ui/button';
import { FileDown } from '@portal/ui/icon';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId, useState } from 'react';
import { saveCsv } from '../../files';
import { serverTime } from '../../resource';

export interface CsvExport<Row> {
  /** Singular, such as `projet`: the file is named after its plural. */
  readonly noun: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** Some names failed to load and are missing from the file. */
  readonly lacksNames: boolean;
  /** Number of rows loaded and number in the back office, when the limit cut the list. */
  readonly cut: { readonly loaded: number; readonly total: number } | undefined;
  /** Limits of what the rows count, told with the file; undefined ones are skipped. */
  readonly caveats?: readonly (string | undefined)[];
}

const WITHOUT_NAMES = 'Il y manque des noms, qui n’ont pas pu être chargés.';

/** Saves rows as CSV. Returns what to tell the user: how many lines, in which file, and what is missing from it. */
export function exportRows<Row>(
  rows: readonly Row[],
  { noun, columns, lacksNames, cut, caveats = [] }: CsvExport<Row>,
): string {
  const now = serverTime();
  saveCsv(`${noun}s`, toCsv(columns, rows), now);
  return [
    exportWords(rows.length, csvFileName(`${noun}s`, now), cut),
    ...caveats,
    lacksNames ? WITHOUT_NAMES : undefined,
  ]
    .filter((words) => words !== undefined)
    .join(' ');
}

function exportWords(count: number, file: string, cut: CsvExport<unknown>['cut']): string {
  const lines = `${formatCount(count, 'ligne')} dans ${file}.`;
  return cut === undefined
    ? lines
    : `${lines} La liste est limitée aux ${formatNumber(cut.loaded)}\u00A0plus récentes sur ${formatNumber(cut.total)}.`;
}

interface ExportButtonProps<Row> extends CsvExport<Row> {
  /** All matching rows, not one page; undefined while incomplete. */
  readonly rows: readonly Row[] | undefined;
}

export function ExportButton<Row>({ rows, ...file }: ExportButtonProps<Row>) {
  const reasonId = useId();
  const [done, setDone] = useState<string>();
  const isReady = rows !== undefined && rows.length > 0;
  return (
    <>
      <Button
        icon={FileDown}
        collapse
        aria-disabled={isReady ? undefined : true}
        aria-describedby={isReady ? undefined : reasonId}
        onClick={() => {
          if (isReady) setDone(exportRows(rows, file));
        }}
      >
        Exporter (CSV)
      </Button>
      {!isReady && (
        <VisuallyHidden id={reasonId}>
          {rows === undefined ? 'La liste n’est pas encore complète.' : 'La liste est vide.'}
        </VisuallyHidden>
      )}
      <ToastRegion>
        {done !== undefined && <Toast onClose={() => setDone(undefined)}>{done}</Toast>}
      </ToastRegion>
    </>
  );
}
