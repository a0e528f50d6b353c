import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Fastify, { type FastifyInstance } from 'fastify';
import type { ContactMail, ContactMessage } from '../../src/content/contact-message';
import { contentTexts } from '../../src/app/content-texts';
import { contentService, type ContentServiceOptions } from '../../src/content/content-service';

/** A content service for one test, on a copy of the editors' folder, with the messages it stored and mailed. */
export interface ServedContent {
  readonly app: FastifyInstance;
  readonly folder: string;
  readonly messages: ContactMessage[];
  readonly mails: ContactMail[];
}

const open: ServedContent[] = [];

export function copyOfContent(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  cpSync(contentTexts(), folder, { recursive: true });
  return folder;
}

/** Serves a copy of the editors' folder on 20 November 2026, checking for changes at each read. */
export async function serveContent(options: Partial<ContentServiceOptions> = {}): Promise<ServedContent> {
  const folder = copyOfContent();
  const messages: ContactMessage[] = [];
  const mails: ContactMail[] = [];
  const app = Fastify();
  await app.register(contentService, {
    folder,
    recheckAfterMs: 0,
    now: () => new Date('2026-11-20T09:00:00Z'),
    contactRecipient: 'superviseur@intergestion.example',
    once: async (_request, prepare) => {
      const write = await prepare();
      return write({
        isTransaction: true,
        rows: () => Promise.resolve([]),
        script: () => Promise.resolve(),
      });
    },
    saveMessage: (message) => {
      messages.push(message);
      return Promise.resolve();
    },
    sendMail: (mail) => {
      mails.push(mail);
      return Promise.resolve();
    },
    ...options,
  });
  const served = { app, folder, messages, mails };
  open.push(served);
  return served;
}

export async function closeContent(): Promise<void> {
  for (const { app, folder } of open.splice(0)) {
    await app.close();
    rmSync(folder, { recursive: true });
  }
}
