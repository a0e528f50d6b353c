import { creditMention } from '@portal/domain/format';
import { Stack } from '@portal/ui/layout';
import { Notice } from '@portal/ui/notice';
import { Text } from '@portal/ui/text';
import { serverTime } from '../resource';
import { isUneven } from './comparison-rows';
import type { Compared } from './use-estimates';

/** The limits of the figures. */
export const ComparisonFoot = ({ compared }: { readonly compared: readonly Compared[] }) => (
  <Stack as="section" gap={3} aria-label="Ce que dit l’estimation" data-mention>
    {isUneven(compared) && (
      <Notice tone="plain" role="status">
        Les montants ou les durées diffèrent{'\u00A0'}: regardez le TAEG, le coût total ne suffit pas.
      </Notice>
    )}
    {/* In the size of the credit figures, as the law requires (L. 312-8). */}
    <Text strong>{creditMention(serverTime())}</Text>
    <Text size="sm" tone="muted">
      Simulation indicative. Le TAEG est calculé par la méthode actuarielle, frais et assurance compris. Seule
      l’offre du prêteur fait foi.
    </Text>
  </Stack>
);
