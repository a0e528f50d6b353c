import { formatAmountField, parseAmount } from '@portal/domain/format';
import type { AmountNotation } from '@portal/forms';

/** The amounts of the form: read and written as everywhere else in the portal. */
export const EUROS: AmountNotation = { read: parseAmount, write: formatAmountField };
