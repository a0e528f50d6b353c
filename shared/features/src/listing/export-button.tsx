import { type CsvColumn, csvFileName, toCsv } from '@portal/domain/csv';
import { formatCount, formatNumber } from '@portal/domain/format';
import { saveCsv } from '../files';
import { Button } from '@portal/ui/button';
import { FileDown } from '@portal/ui/icon';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId, useState } from 'react';

interface ExportButtonProps<Row> {
  /** Singular, such as `projet`: the file is named after its plural. */
  readonly noun: string;
  readonly columns: readonly CsvColumn<Row>[];
  /** All matching rows, not one page; undefined while incomplete. */
  readonly rows: readonly Row[] | undefined;
  /** Some names failed to load and are missing from the file. */
  readonly lacksNames: boolean;
  /** Number of rows loaded and number in the back office, when the limit cut the list. */
  readonly cut: { readonly loaded: number; readonly total: number } | undefined;
}

const WITHOUT_NAMES = 'Il y manque des noms, qui n’ont pas pu être chargés.';

/** Exports all rows of the list as CSV and announces how many. */
export function ExportButton<Row>({ noun, columns, rows, lacksNames, cut }: ExportButtonProps<Row>) {
  const reasonId = useId();
  const [done, setDone] = useState<string>();
  const isReady = rows !== undefined && rows.length > 0;

  function save() {
    if (rows === undefined) return;
    const now = new Date();
    saveCsv(`${noun}s`, toCsv(columns, rows), now);
    const words = exportWords(rows.length, csvFileName(`${noun}s`, now), cut);
    setDone(lacksNames ? `${words} ${WITHOUT_NAMES}` : words);
  }

  return (
    <>
      <Button
        icon={FileDown}
        aria-disabled={isReady ? undefined : true}
        aria-describedby={isReady ? undefined : reasonId}
        onClick={save}
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

function exportWords(count: number, file: string, cut: ExportButtonProps<unknown>['cut']): string {
  const lines = `${formatCount(count, 'ligne')} dans ${file}.`;
  return cut === undefined
    ? lines
    : `${lines} La liste est limitée aux ${formatNumber(cut.loaded)}\u00A0plus récentes sur ${formatNumber(cut.total)}.`;
}
