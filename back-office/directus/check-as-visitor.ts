import { SLIDER_FIELD, type ContentSnapshot } from '../src/content/content-folder';
import { isObject } from '../src/wire/json-body';
import type { Directus } from './directus-client';

export interface VisitorCheck {
  readonly path: string;
  readonly problem: string | undefined;
}

const dataOf = (body: unknown): unknown => (isObject(body) ? body['data'] : undefined);

function rowProblem(row: unknown): string | undefined {
  if (!isObject(row)) return 'is no row';
  return typeof row['title'] === 'string' && row['title'] !== '' ? undefined : 'has no title';
}

function listProblem(data: unknown): string | undefined {
  if (!Array.isArray(data)) return 'is no list';
  if (data.length === 0) return 'is empty';
  return data.map(rowProblem).find((problem) => problem !== undefined);
}

/** The form's texts must be readable, visitors' messages must not. */
function contactProblem(data: unknown): string | undefined {
  const rows: readonly unknown[] = Array.isArray(data) ? data : [data];
  const isMessage = (row: unknown) => isObject(row) && ('email' in row || 'comment' in row);
  if (rows.some(isMessage))
    return 'shows what visitors wrote to everyone: see the permissions of the public policy';
  return rows.length === 1 ? rowProblem(rows[0]) : 'is not the texts of one form';
}

/** Reads as a visitor what the portal reads (specification, section 7), and the pages of `content`. */
export async function checkAsVisitor(
  directus: Directus,
  content: ContentSnapshot,
): Promise<readonly VisitorCheck[]> {
  const pages = content.collections.get('page_intergestion') ?? [];
  const reads: [string, (data: unknown) => string | undefined][] = [
    ...pages.map(({ id }): [string, typeof rowProblem] => [`/items/page_intergestion/${id}`, rowProblem]),
    ['/items/contact', contactProblem],
    ['/items/roadmap_intergestion', listProblem],
    [`/items/slider_intergestion_files?page=1&limit=15&filter[${SLIDER_FIELD}][_eq]=3`, listProblem],
  ];
  const checks: VisitorCheck[] = [];
  const pictures = new Set<string>();
  for (const [path, problemOf] of reads) {
    const { status, body } = await directus.asVisitor(path);
    const data = dataOf(body);
    for (const row of Array.isArray(data) ? (data as readonly unknown[]) : [data]) {
      const picture = isObject(row) ? (row['directus_files_id'] ?? row['image']) : undefined;
      if (typeof picture === 'string') pictures.add(picture);
    }
    checks.push({ path, problem: status === 200 ? problemOf(data) : `answers ${status}` });
  }
  for (const picture of pictures) {
    const path = `/assets/${picture}`;
    const { status } = await directus.asVisitor(path);
    checks.push({ path, problem: status === 200 ? undefined : `answers ${status}` });
  }
  return checks;
}
