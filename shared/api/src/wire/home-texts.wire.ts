import type { RoadmapStep, Slide } from '@portal/domain/content';
import { isRecord, readPicture } from './picture.wire';

interface Row {
  readonly id: number;
  readonly sort: number;
  readonly text: (name: string) => string;
  readonly file: unknown;
}

/** The rows of a content service list in order; invalid rows are dropped. */
function rowsOf(body: unknown): readonly Row[] {
  const data = isRecord(body) ? body['data'] : undefined;
  const rows = (Array.isArray(data) ? (data as readonly unknown[]) : []).filter(isRecord).map((row) => ({
    id: Number(row['id']),
    sort: Number(row['sort'] ?? 0),
    text: (name: string) => (typeof row[name] === 'string' ? row[name] : ''),
    file: row['directus_files_id'],
  }));
  return rows.filter(({ id }) => Number.isInteger(id)).toSorted((left, right) => left.sort - right.sort);
}

export const readRoadmap = (body: unknown): readonly RoadmapStep[] =>
  rowsOf(body).map(({ id, text }) => ({ id, title: text('title'), html: text('content') }));

/** @param contentUrl where browsers reach the content service; '' for the portal's own origin */
export const readSlides =
  (contentUrl: string) =>
  (body: unknown): readonly Slide[] =>
    rowsOf(body).map(({ id, text, file }) => ({
      id,
      title: text('title'),
      subtitle: text('subtitle'),
      picture: readPicture(contentUrl, file),
    }));
