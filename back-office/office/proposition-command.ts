import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { BEING_WRITTEN, SENT } from '../reference-data/statuses';
import { errorCode } from '../src/store/error-code';
import { figuresInWords, readDay } from './figures';
import { textOf } from './find-row';
import type { Run, Work } from './outcome';
import { BadUsage, Refusal } from './refusal';
import { requestOf } from './request-commands';

const MAX_FILES = 3;
/** What fits into the body in base64, beside the text. */
const MAX_BYTES = 11 * 1024 * 1024;

async function read(file: string): Promise<Buffer> {
  try {
    return await readFile(file);
  } catch (problem) {
    throw new Refusal(`${file} cannot be read (${errorCode(problem) ?? 'unknown error'}).`);
  }
}

/** The text that the applicant reads, followed by the figures, one per line. */
async function detailOf({ line }: Work): Promise<string> {
  const [text, file] = [line.text('text'), line.text('text-file')];
  if (text !== undefined && file !== undefined) throw new BadUsage('--text or --text-file: not both.');
  const figures = figuresInWords((option) => line.text(option));
  const words = file === undefined ? text : (await read(file)).toString('utf8').trim();
  return [words ?? '', figures].filter((part) => part !== '').join('\n\n');
}

async function attachmentsOf(files: readonly string[]): Promise<Readonly<Record<string, object>>> {
  if (files.length > MAX_FILES)
    throw new BadUsage(`--attach: a proposition has three files at most, not ${String(files.length)}.`);
  const contents = await Promise.all(files.map(read));
  if (contents.reduce((size, bytes) => size + bytes.length, 0) > MAX_BYTES)
    throw new Refusal('The attachments are too large together: 11 MiB at most.');
  return Object.fromEntries(
    contents.map((bytes, index) => [
      `s_quote_att_${String(index + 1)}`,
      { originalFilename: path.basename(files[index] ?? ''), content: bytes.toString('base64') },
    ]),
  );
}

export const createProposition: Run = async (work) => {
  const { line, client } = work;
  const files = line.texts('attach');
  const until = line.text('valid-until');
  const body = {
    request: line.targetId,
    s_quote_detail: await detailOf(work),
    validUntil: until === undefined ? null : readDay('valid-until', until),
    poNumber: line.text('number') ?? null,
    internal_status: line.has('still-writing') ? BEING_WRITTEN : SENT,
    ...(await attachmentsOf(files)),
  };
  if (body.s_quote_detail === '' && files.length === 0)
    throw new BadUsage('Say what is proposed: --text, --text-file, figures, or --attach a document.');
  const { row: request } = await requestOf(work);
  const what = `request ${String(line.targetId)}`;
  const row = await client.create('ficodevquotes', body, what, {
    request: what,
    validUntil: '--valid-until',
    s_quote_detail: '--text',
    poNumber: '--number',
    ...Object.fromEntries(
      files.map((file, index) => [`s_quote_att_${String(index + 1)}`, `--attach ${file}`]),
    ),
  });
  const person = `${textOf(request, 'firstName')} ${textOf(request, 'lastName')}`;
  const reader = line.has('still-writing')
    ? `It is « Nouvelle »: its applicant does not see it. To send it: send-proposition ${textOf(row, 'id')}.`
    : `${person} can study it now.`;
  return {
    lines: [
      `Proposition ${textOf(row, 'id')}, ${textOf(row, 'poNumber')}, on request ${String(line.targetId)}. ${
        request['customerUser'] === null ? 'The request has no applicant account: nobody can answer.' : reader
      }`,
      ...files.map((file) => `  with ${path.basename(file)}`),
    ],
    data: { proposition: row },
  };
};

export const sendProposition: Run = async ({ line, client }) => {
  const id = String(line.targetId);
  const what = `proposition ${id}`;
  const path = `ficodevquotes/${id}`;
  const seen = await client.item(path, what);
  const row = await client.change(path, { internal_status: SENT }, seen, what);
  return {
    lines: [`Proposition ${id}, ${textOf(row, 'poNumber')}, is with its applicant, who can study it now.`],
    data: { proposition: row },
  };
};
