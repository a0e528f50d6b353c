import { Button } from '@portal/ui/button';
import { Check, Copy } from '@portal/ui/icon';
import { useState } from 'react';
import styles from './simulator.module.css';

/** Copies the address of the simulation; where the browser refuses, shows it. */
export function ShareLink({ address }: { readonly address: string }) {
  const [outcome, setOutcome] = useState<{ readonly of: string; readonly isCopied: boolean }>();
  // Of other figures it says nothing any more.
  const current = outcome?.of === address ? outcome : undefined;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setOutcome({ of: address, isCopied: true });
    } catch {
      // The browser may refuse, or have no clipboard on an insecure page.
      setOutcome({ of: address, isCopied: false });
    }
  };
  return (
    <div className={styles.share}>
      <Button variant="quiet" icon={current?.isCopied === true ? Check : Copy} onClick={() => void copy()}>
        Copier le lien de cette simulation
      </Button>
      <p className={styles.shared} aria-live="polite">
        {current?.isCopied === true && 'Lien copié, sans vos revenus ni vos crédits.'}
        {current?.isCopied === false &&
          `Votre navigateur a refusé la copie. Sélectionnez ce lien pour le copier\u00A0: ${address}`}
      </p>
    </div>
  );
}
