import { useState, type ReactNode } from 'react';
import { Button } from '@portal/ui/button';
import type { Specimen } from '../section';
import styles from './specimen-view.module.css';

/** One state, under its name. */
export function SpecimenView({
  specimen: { name, show, ground, width, focused, framed },
}: {
  specimen: Specimen;
}) {
  return (
    <figure className={styles.specimen} data-width={width}>
      <figcaption className={styles.name}>{name}</figcaption>
      <div
        className={styles.frame}
        data-ground={ground}
        data-surface={ground === 'brand' ? 'brand' : undefined}
        data-focused={focused}
        data-framed={framed}
      >
        {typeof show === 'function' ? <Modal name={name} show={show} /> : show}
      </div>
    </figure>
  );
}

function Modal({ name, show }: { name: string; show: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir « {name} »</Button>
      {isOpen && show(() => setOpen(false))}
    </>
  );
}
