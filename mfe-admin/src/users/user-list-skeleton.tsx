import { FormStack } from '@portal/ui/form-layout';
import { SkeletonCard, SkeletonRows } from '@portal/ui/skeleton';

export function UserListSkeleton() {
  return (
    <SkeletonCard label="Chargement des utilisateurs">
      <FormStack>
        <SkeletonRows count={10} height="2.75rem" />
      </FormStack>
    </SkeletonCard>
  );
}
