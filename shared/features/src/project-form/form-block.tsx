import { Caps } from '@portal/ui/caps';
import { Card, CardBody } from '@portal/ui/card';
import { FormStack } from '@portal/ui/form-layout';
import type { ReactNode } from 'react';
import type { ProjectBlock } from './project-table';
import styles from './project-form.module.css';

interface FormBlockProps {
  readonly block: Pick<ProjectBlock, 'id' | 'name'>;
  readonly children: ReactNode;
}

export function FormBlock({ block: { id, name }, children }: FormBlockProps) {
  return (
    <Card id={id} className={styles.block} aria-labelledby={`${id}-titre`}>
      <CardBody>
        <FormStack>
          <Caps as="h2" id={`${id}-titre`}>
            {name}
          </Caps>
          {children}
        </FormStack>
      </CardBody>
    </Card>
  );
}
