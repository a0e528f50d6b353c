import answers from './recorded-answers.json' with { type: 'json' };

export interface RecordedAnswer {
  readonly what: string;
  readonly method: 'GET' | 'POST' | 'PUT';
  readonly path: string;
  readonly sent?: object;
  readonly headers?: Readonly<Record<string, string>>;
  readonly status: number;
  readonly contentType: string | null;
  /** Parsed JSON; null for an empty answer. */
  readonly body: unknown;
}

/**
 * Answers of a real Directus 11.3.5 (Node 20, SQLite), recorded on 21 November 2026 after `npm run content:directus`
 * had provisioned it. Do not edit: record again.
 */
export const recordedAnswers = answers as readonly RecordedAnswer[];
