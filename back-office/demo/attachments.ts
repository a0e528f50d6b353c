import { readFileSync } from 'node:fs';
import { agencies } from './agencies';
import type { Random } from './random';

/** A file: a logo or an attachment. `content` is base64, as served; `size` is in bytes. */
interface DemoFile {
  readonly id: number;
  readonly mimeType: string | null;
  readonly fileName: string;
  readonly content: string;
  readonly size: number;
  readonly ownerId: number;
  readonly createdAt: Date;
}

export interface FileCabinet {
  readonly files: readonly DemoFile[];
  attach(random: Random, piece: Piece): readonly number[];
}

/** The proposition, and the number of its attachments: three at most. */
export interface Piece {
  readonly number: string;
  readonly ownerId: number;
  readonly createdAt: Date;
  readonly count: number;
}

type NewFile = Omit<DemoFile, 'id' | 'ownerId' | 'createdAt'>;

function specimen(fileName: string): NewFile {
  const bytes = readFileSync(new URL(`files/${fileName}`, import.meta.url));
  const mimeType = fileName.endsWith('.pdf') ? 'application/pdf' : 'image/png';
  return { fileName, mimeType, content: bytes.toString('base64'), size: bytes.length };
}

/** Attachments that test downloads: damaged, empty, of unknown type, named with accents and spaces. */
const oddFiles: Readonly<Record<number, Partial<NewFile>>> = {
  40: { fileName: 'fichier-abime.pdf', content: 'contenu abîmé !' },
  80: { fileName: 'fichier-vide.pdf', content: '', size: 0 },
  120: { mimeType: null },
  160: { fileName: 'Échéancier prévisionnel de l’été (à signer).pdf' },
};

export function openCabinet(openedAt: Date): FileCabinet {
  const files: DemoFile[] = [];
  const put = (file: NewFile, ownerId: number, createdAt: Date): number => {
    const id = files.length + 1;
    files.push({ id, ...file, ...oddFiles[id], ownerId, createdAt });
    return id;
  };
  for (const { id, logoFileId, ownerId } of agencies)
    if (logoFileId !== null) put(specimen(`logo-${id}.png`), ownerId, openedAt);
  const photograph = specimen('simulation.png');
  const pieces = [
    ['Proposition', specimen('proposition.pdf')],
    ['Notice d’assurance', specimen('notice-assurance.pdf')],
    ['Liste des pièces', specimen('liste-des-pieces.pdf')],
  ] as const;
  return {
    files,
    attach: (random, { number, ownerId, createdAt, count }) =>
      pieces
        .slice(0, count)
        .map(([title, file]) =>
          put(
            random.chance(0.03) ? photograph : { ...file, fileName: `${title} ${number}.pdf` },
            ownerId,
            createdAt,
          ),
        ),
  };
}
