import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { RefusedMail, type MailTransport, type Mail } from './mail';

/** Some mail servers delay unknown clients by half a minute; the next try is a minute later (`mailer.ts`). */
const PATIENCE_MS = 45_000;
/** Refused recipient or content. Refused credentials are not final: the operator can fix them. */
const FINAL = new Set(['EENVELOPE', 'EMESSAGE']);

/** Our domain, for ids of messages. */
const domainOf = (from: string): string => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

const attachments = ({ picture, file }: Mail): SendMailOptions['attachments'] => [
  ...(picture
    ? [
        {
          filename: picture.name,
          cid: picture.name,
          contentType: picture.mimeType,
          content: picture.content,
          contentDisposition: 'inline' as const,
        },
      ]
    : []),
  ...(file ? [{ filename: file.name, contentType: file.mimeType, content: file.content }] : []),
];

/** One press stops messages of this kind, without a page (RFC 8058). */
const stopHeaders = (link: string) => ({
  'List-Unsubscribe': { prepared: true, value: `<${link}>` },
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

const envelope = (from: string, mail: Mail, key: string): SendMailOptions => ({
  from,
  // As an object, the address is never parsed as a list.
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  attachments: attachments(mail),
  ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
  messageId: `<${key}@${domainOf(from)}>`,
  // Suppresses automatic replies, which nobody would read.
  headers: {
    'Auto-Submitted': 'auto-generated',
    'Content-Language': 'fr',
    ...(mail.stopLink !== undefined && stopHeaders(mail.stopLink)),
  },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const isFinal = (problem: unknown): boolean =>
  problem instanceof Error &&
  'code' in problem &&
  FINAL.has(String(problem.code)) &&
  'responseCode' in problem &&
  Number(problem.responseCode) >= 500;

/** @param url `smtp://user:password@host:port` (STARTTLS if offered; `?requireTLS=true`) or `smtps://…` */
export function smtpTransport(url: string, from: string, patienceMs = PATIENCE_MS): MailTransport {
  // Close the connection on time-out: it could still deliver a message that will be sent again.
  const timeouts = { connectionTimeout: patienceMs, greetingTimeout: patienceMs, socketTimeout: patienceMs };
  const transport = createTransport({ url, ...timeouts });
  return async (mail, key) => {
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error('The mail server does not answer.')), patienceMs);
    });
    try {
      await Promise.race([transport.sendMail(envelope(from, mail, key)), patience]);
    } catch (problem) {
      if (isFinal(problem))
        throw new RefusedMail('The mail server refused a message for good.', { cause: problem });
      throw problem;
    } finally {
      clearTimeout(timer);
    }
  };
}

/** Without a mail server: files that any mail program opens, each told for the log. */
export function folderTransport(folder: string, from: string, tell: (file: string) => void): MailTransport {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (mail, key) => {
    const { message } = await writer.sendMail(envelope(from, mail, key));
    await mkdir(folder, { recursive: true, mode: 0o700 });
    // A message that is sent again after a crash is the same file.
    const file = path.join(folder, `${key}.eml`);
    await writeFile(`${file}.draft`, message, { mode: 0o600 });
    await rename(`${file}.draft`, file);
    tell(file);
  };
}
