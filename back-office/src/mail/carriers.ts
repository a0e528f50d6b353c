import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Carrier, Mail } from './mail';

const TIMEOUT_MS = 10_000;

/** @param url `smtp://user:password@host:port` or `smtps://…` */
export function smtpCarrier(url: string, from: string): Carrier {
  const transport = createTransport(url, {});
  return async ({ to, subject, text }) => {
    await Promise.race([
      transport.sendMail({ from, to, subject, text, disableFileAccess: true, disableUrlAccess: true }),
      new Promise((_, reject) => {
        setTimeout(() => reject(new Error('The mail server does not answer.')), TIMEOUT_MS).unref();
      }),
    ]);
  };
}

/**
 * Without a mail server, messages become files that any mail program opens.
 * @param tell is given the path of each file, for the log
 */
export function folderCarrier(folder: string, from: string, tell: (file: string) => void): Carrier {
  const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let count = 0;
  return async ({ to, subject, text }: Mail) => {
    const { message } = await writer.sendMail({ from, to, subject, text });
    await mkdir(folder, { recursive: true, mode: 0o700 });
    count += 1;
    const file = path.join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${process.pid}-${count}.eml`,
    );
    await writeFile(`${file}.draft`, message, { mode: 0o600 });
    await rename(`${file}.draft`, file);
    tell(file);
  };
}
