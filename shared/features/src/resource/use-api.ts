import { type Api, api } from '@portal/api';

/** The typed API over the kit of the page: the same object at every call, so it may stand in a list of dependencies. */
export const useApi = (): Api => api();
