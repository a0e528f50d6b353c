import { useParams } from '@portal/kit';

/**
 * The `:id` of the address: a positive whole number, or undefined when the address has none or something else there.
 * A screen that needs one shows then that what was asked for does not exist.
 */
export function useRouteId(): number | undefined {
  const { id } = useParams();
  return id !== undefined && /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined;
}
