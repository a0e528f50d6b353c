import { Facts } from '@portal/ui/facts';
import { Text } from '@portal/ui/text';
import { Title } from '@portal/ui/title';
import styles from './proposition-description.module.css';
import { splitDescription } from '../records';

export function PropositionDescription({ description }: { readonly description: string }) {
  const blocks = splitDescription(description);
  return (
    <div className={styles.description}>
      <Title as="h2" size="sm">
        Description
      </Title>
      {blocks.length === 0 && <Text tone="muted">Aucune description.</Text>}
      {blocks.map((block, index) =>
        block.kind === 'text' ? (
          <p key={index} className={styles.text}>
            {block.text}
          </p>
        ) : (
          <Facts key={index} items={block.items} align="end" />
        ),
      )}
    </div>
  );
}
