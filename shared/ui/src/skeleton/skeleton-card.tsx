import { Card, CardBody } from '../card';
import { SkeletonGroup, type SkeletonGroupProps } from './skeleton-group';

export function SkeletonCard(props: SkeletonGroupProps) {
  return (
    <Card as="div">
      <CardBody>
        <SkeletonGroup {...props} />
      </CardBody>
    </Card>
  );
}
