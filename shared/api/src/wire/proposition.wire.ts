import type { Proposition } from '@portal/domain/proposition';
import * as v from 'valibot';
import { enumRef, fileRef, idOf, moment, rowId, text } from './fields';
import { fieldsOf, readRecord, readRows } from './read-body';

const SLOTS = [1, 2, 3] as const;

const QuoteWire = v.pipe(
  fieldsOf({
    id: ['id', rowId],
    number: ['poNumber', text],
    projectId: ['request', idOf],
    applicantId: ['customerUser', idOf],
    agencyId: ['customer', idOf],
    managerId: ['owner', idOf],
    status: ['internal_status', enumRef],
    createdAt: ['createdAt', moment],
    updatedAt: ['updatedAt', moment],
    validUntil: ['validUntil', moment],
    description: ['s_quote_detail', text],
    file1: ['s_quote_att_1', fileRef],
    file2: ['s_quote_att_2', fileRef],
    file3: ['s_quote_att_3', fileRef],
  }),
  v.transform(({ status, file1, file2, file3, ...same }): Proposition => ({
    ...same,
    status: status.id,
    statusName: status.name,
    attachments: [file1, file2, file3].flatMap(({ id: fileId, name: filename }, index) => {
      const slot = SLOTS[index];
      return fileId === null || slot === undefined ? [] : [{ slot, fileId, filename }];
    }),
  })),
);

export const readPropositions = readRows(QuoteWire);
export const readProposition = readRecord(QuoteWire);
