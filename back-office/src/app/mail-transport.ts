import path from 'node:path';
import type { FastifyBaseLogger } from 'fastify';
import type { Mail, MailTransport } from '../mail/mail';
import { folderTransport, smtpTransport } from '../mail/transports';
import type { BackOfficeOptions } from './options';

/** By the mail server, else as files of the data folder (told to `log`), else to `mails`. */
export function createMailTransport(
  options: BackOfficeOptions,
  log: FastifyBaseLogger,
  mails: Mail[],
): MailTransport {
  const from = options.mailFrom ?? 'InterGestion <portail@intergestion.example>';
  const folder =
    options.dataDir ?? (options.store && 'dataDir' in options.store ? options.store.dataDir : undefined);
  if (options.smtpUrl !== undefined) return smtpTransport(options.smtpUrl, from);
  if (folder !== undefined) {
    return folderTransport(path.join(folder, 'outbox'), from, (file) =>
      log.warn({ file }, 'a message was written to the outbox'),
    );
  }
  return (mail) => {
    mails.push(mail);
    return Promise.resolve();
  };
}
