import { useParams, useSearchParams } from '@portal/kit';

/**
 * The `:id` of the address: a positive whole number, or undefined when the address has none or something else there.
 * A screen that needs one shows then that what was asked for does not exist.
 */
export function useRouteId(): number | undefined {
  return toId(useParams()['id']);
}

/** The same where an address without `:id` means a new record: undefined for it, null for what is no number. */
export function useOptionalRouteId(): number | undefined | null {
  const { id } = useParams();
  return id === undefined ? undefined : (toId(id) ?? null);
}

/** The same in the query of the address, `?dossier=1042`. */
export function useQueryId(name: string): number | undefined | null {
  const text = useSearchParams()[0].get(name);
  return text === null ? undefined : (toId(text) ?? null);
}

const toId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
