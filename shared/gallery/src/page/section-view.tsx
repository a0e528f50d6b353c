import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import type { GallerySection } from '../section';
import { SpecimenView } from './specimen-view';
import styles from './section-view.module.css';

/** A component: its name, when it is used, where it comes from, its states. */
export function SectionView({
  section: { id, name, from, purpose, specimens },
}: {
  section: GallerySection;
}) {
  return (
    <article className={styles.section} id={id} aria-labelledby={`${id}-title`}>
      <div className={styles.head}>
        <Title as="h3" size="sm" id={`${id}-title`}>
          {name}
        </Title>
        {from && <code className={styles.from}>{from}</code>}
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
