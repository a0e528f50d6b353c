import { Button } from '@portal/ui/button';
import { FileDown } from '@portal/ui/icon';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { VisuallyHidden } from '@portal/ui/visually-hidden';
import { useId, useState } from 'react';
import { type CsvExport, exportRows } from './csv-export';

interface ExportButtonProps<Row> extends CsvExport<Row> {
  /** All matching rows, not one page; undefined while incomplete. */
  readonly rows: readonly Row[] | undefined;
}

/** Exports all rows of the list as CSV and announces how many. */
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
