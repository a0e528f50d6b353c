import { Card, CardBody } from '@portal/ui/card';
import { FormStack } from '@portal/ui/form-layout';
import { SkeletonGroup, SkeletonRows } from '@portal/ui/skeleton';

/** The shape of the ten rows that come. */
export function UserListSkeleton() {
  return (
    <Card as="div">
      <CardBody>
        <SkeletonGroup label="Chargement des utilisateurs">
          <FormStack>
            <SkeletonRows count={10} height="2.75rem" />
          </FormStack>
        </SkeletonGroup>
      </CardBody>
    </Card>
  );
}
