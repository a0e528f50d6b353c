import { useParams, useSearchParams } from '@portal/kit';

/** The `:id` of the URL, a positive integer; undefined when missing or invalid. */
export function useRouteId(): number | undefined {
  return toId(useParams()['id']);
}

/** For routes where a missing `:id` means a new record: undefined when missing, null when invalid. */
export function useOptionalRouteId(): number | undefined | null {
  const { id } = useParams();
  return id === undefined ? undefined : (toId(id) ?? null);
}

/** The same as `useRouteId` for the query string, `?dossier=1042`. */
export function useQueryId(name: string): number | undefined {
  return toId(useSearchParams()[0].get(name) ?? undefined);
}

const toId = (text: string | undefined): number | undefined =>
  text !== undefined && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined;
