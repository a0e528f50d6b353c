import { Card, CardBody } from '../card';
import { SkeletonGroup, type SkeletonGroupProps } from './skeleton-group';

/** A card of which all is yet to come. */
export function SkeletonCard(props: SkeletonGroupProps) {
  return (
    <Card as="div">
      <CardBody>
        <SkeletonGroup {...props} />
      </CardBody>
    </Card>
  );
}
