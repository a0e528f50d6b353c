import type { AttachmentRef, Proposition } from '@portal/domain/proposition';
import * as v from 'valibot';
import { enumRef, fileRef, idOf, moment, rowId, text } from './fields';
import { readRecord, readRows } from './read-body';

const SLOTS = [1, 2, 3] as const;

const QuoteWire = v.object({
  id: rowId,
  poNumber: text,
  request: idOf,
  customerUser: idOf,
  customer: idOf,
  owner: idOf,
  internal_status: enumRef,
  createdAt: moment,
  updatedAt: moment,
  validUntil: moment,
  s_quote_detail: text,
  s_quote_att_1: fileRef,
  s_quote_att_2: fileRef,
  s_quote_att_3: fileRef,
});

type QuoteWire = v.InferOutput<typeof QuoteWire>;

const attachments = (wire: QuoteWire): readonly AttachmentRef[] =>
  SLOTS.flatMap((slot) => {
    const { id: fileId, name } = wire[`s_quote_att_${slot}`];
    return fileId === null ? [] : [{ slot, fileId, filename: name }];
  });

const toProposition = (wire: QuoteWire): Proposition => ({
  id: wire.id,
  number: wire.poNumber,
  projectId: wire.request,
  applicantId: wire.customerUser,
  agencyId: wire.customer,
  managerId: wire.owner,
  status: wire.internal_status.id,
  statusName: wire.internal_status.name,
  createdAt: wire.createdAt,
  updatedAt: wire.updatedAt,
  validUntil: wire.validUntil,
  description: wire.s_quote_detail,
  attachments: attachments(wire),
});

export const readPropositions = readRows(QuoteWire, toProposition);
export const readProposition = readRecord(QuoteWire, toProposition);

/** Body of a decision: `accepted` or `declined`, nothing else. */
export const fromDecision = (status: 'accepted' | 'declined') => ({ internal_status: status });
