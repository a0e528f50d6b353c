export interface Affiliation {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly supervisorEmail: string;
  readonly url: string;
}

/** The partner's link to the home page: the query parameter `agent` holds the key (section 2). */
export function affiliationLink(origin: string, affiliation: Pick<Affiliation, 'key'>): string {
  return `${origin.replace(/\/+$/, '')}/?agent=${encodeURIComponent(affiliation.key)}`;
}
