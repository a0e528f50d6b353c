import { formatCount, plural } from '@portal/domain/format';
import { Button } from '@portal/ui/button';
import { Copy, FileDown, Printer } from '@portal/ui/icon';
import { SelectionBar } from '@portal/ui/selection-bar';
import { Toast, ToastRegion } from '@portal/ui/toast';
import { useState } from 'react';
import { type CsvExport, exportRows } from './export-button';
import type { SelectionWords } from './list-view';

interface ListSelectionProps<Row> {
  readonly rows: readonly Row[];
  readonly words: SelectionWords<Row>;
  readonly file: CsvExport<Row>;
  readonly onPrint: () => void;
  readonly onClear: () => void;
}

export function ListSelection<Row>({ rows, words, file, onPrint, onClear }: ListSelectionProps<Row>) {
  const [done, setDone] = useState<string>();
  const count = rows.length;
  const [one, many] = words.noun;
  return (
    <>
      {count > 0 && (
        <SelectionBar
          title={formatCount(count, one, many)}
          selected={`${words.selected}${plural(count, '', 's')}`}
          note={words.noteOf(rows)}
          onClear={onClear}
        >
          <Button
            variant="link-on-brand"
            icon={Copy}
            collapse
            onClick={() => void copyEmails(rows.map(words.emailOf)).then(setDone)}
          >
            Copier les adresses e-mail
          </Button>
          <Button
            variant="link-on-brand"
            icon={FileDown}
            collapse
            onClick={() => setDone(exportRows(rows, { ...file, cut: undefined }))}
          >
            Exporter
          </Button>
          <Button variant="link-on-brand" icon={Printer} collapse onClick={onPrint}>
            Imprimer
          </Button>
        </SelectionBar>
      )}
      <ToastRegion>
        {done !== undefined && <Toast onClose={() => setDone(undefined)}>{done}</Toast>}
      </ToastRegion>
    </>
  );
}

/** Copies each address once, separated as mail programs read them. Returns what to tell the user. */
async function copyEmails(emails: readonly string[]): Promise<string> {
  const addresses = [...new Set(emails.filter((email) => email !== ''))];
  if (addresses.length === 0) return 'Aucune adresse e-mail n’est connue pour cette sélection.';
  try {
    await navigator.clipboard.writeText(addresses.join(', '));
  } catch {
    // The browser may refuse, or have no clipboard on an insecure page.
    return 'Votre navigateur a refusé la copie. L’export contient les adresses.';
  }
  const copied = `${formatCount(addresses.length, 'adresse')} ${plural(addresses.length, 'copiée')}.`;
  const missing = emails.filter((email) => email === '').length;
  return missing === 0 ? copied : `${copied} ${formatCount(missing, 'ligne')} sans adresse.`;
}
