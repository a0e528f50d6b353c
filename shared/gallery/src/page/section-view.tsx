import { type ReactNode, useState } from 'react';
import { Button } from '@portal/ui/button';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import { anchorOf, type GallerySection, type Specimen } from '../section';
import styles from './section-view.module.css';

/** A component with its name, purpose, import path and states. */
export function SectionView({ section }: { section: GallerySection }) {
  const { name, from, purpose, specimens } = section;
  const id = anchorOf(section);
  return (
    <article className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Title as="h3" size="sm" id={`${id}-title`}>
          {name}
        </Title>
        <code className={styles.from}>{from}</code>
      </div>
      <Text tone="muted" measure>
        {purpose}
      </Text>
      <div className={styles.specimens}>
        {specimens.map((specimen) => (
          <SpecimenView key={specimen.name} specimen={specimen} />
        ))}
      </div>
    </article>
  );
}

const SpecimenView = ({ specimen: { name, show, setting } }: { specimen: Specimen }) => (
  <figure className={styles.specimen} data-setting={setting}>
    <figcaption className={styles.name}>{name}</figcaption>
    <div className={styles.frame} data-surface={setting.includes('brand') ? 'brand' : undefined}>
      {typeof show === 'function' ? <Modal name={name} show={show} /> : show}
    </div>
  </figure>
);

function Modal({ name, show }: { name: string; show: (close: () => void) => ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Ouvrir « {name} »</Button>
      {isOpen && show(() => setOpen(false))}
    </>
  );
}
