import type { DemoFile, DemoPerson } from './demo-rows';
import { agencyLogo } from './agency-logo';
import { agencies } from './agencies';
import type { Random } from './random';
import { specimenPdf } from './specimen-pdf';

/** Keeps the files of the demo and gives them their ids, the logos of the agencies first. */
export interface FileCabinet {
  readonly files: readonly DemoFile[];
  /** Stores the pieces of one proposition and answers their ids. */
  attach(random: Random, piece: Piece): readonly number[];
}

/** The proposition the pieces belong to. */
export interface Piece {
  readonly number: string;
  readonly text: string;
  readonly person: Pick<DemoPerson, 'firstName' | 'lastName'>;
  readonly ownerId: number;
  readonly createdAt: Date;
  readonly count: number;
}

type NewFile = Omit<DemoFile, 'id' | 'ownerId' | 'createdAt'>;

const fileOf = (fileName: string, mimeType: string, bytes: Buffer): NewFile => ({
  fileName,
  mimeType,
  content: bytes.toString('base64'),
  size: bytes.length,
});

const pdf = (fileName: string, title: string, text: string): NewFile =>
  fileOf(fileName, 'application/pdf', specimenPdf(title, text));

/** Pieces that put the download to the test: damaged, empty, of unknown type, named with accents and spaces. */
const oddFiles: Readonly<Record<number, (file: NewFile) => NewFile>> = {
  40: (file) => ({ ...file, fileName: 'fichier-abime.pdf', content: 'contenu abîmé !' }),
  80: (file) => ({ ...file, fileName: 'fichier-vide.pdf', content: '', size: 0 }),
  120: (file) => ({ ...file, mimeType: null }),
  160: (file) => ({ ...file, fileName: 'Échéancier prévisionnel de l’été (à signer).pdf' }),
};

function pieces({ number, text, person }: Piece): readonly NewFile[] {
  const name = `${person.firstName} ${person.lastName}`;
  return [
    pdf(`Proposition ${number}.pdf`, `Proposition ${number}`, `À l’attention de ${name}\n\n${text}`),
    pdf(
      `Notice d'assurance ${number}.pdf`,
      'Notice d’assurance emprunteur',
      `Contrat de l’Assureur A proposé avec ${number}.\n\nGaranties\u00a0: décès, perte totale et irréversible d’autonomie, incapacité temporaire de travail.\nDélai de carence\u00a0: 90 jours.\nVous pouvez choisir un autre contrat de garanties équivalentes.`,
    ),
    pdf(
      `Liste des pieces ${number}.pdf`,
      'Pièces à réunir',
      'Pièce d’identité en cours de validité\nJustificatif de domicile\nTrois derniers bulletins de salaire\nDeux derniers avis d’imposition\nTrois derniers relevés de compte\nTableaux d’amortissement des crédits en cours',
    ),
  ];
}

/** Opens the cabinet with the twelve logos in it. */
export function openCabinet(openedAt: Date): FileCabinet {
  const files: DemoFile[] = [];
  const put = (file: NewFile, ownerId: number, createdAt: Date): number => {
    const id = files.length + 1;
    files.push({ id, ...(oddFiles[id]?.(file) ?? file), ownerId, createdAt });
    return id;
  };
  for (const agency of agencies) {
    if (agency.logoFileId === null) continue;
    const fileName = `logo-${agency.id}.png`;
    put(fileOf(fileName, 'image/png', agencyLogo(agency.name)), agency.ownerId, openedAt);
  }
  return {
    files,
    attach: (random, piece) =>
      pieces(piece)
        .slice(0, piece.count)
        .map((file) => {
          const photographed = random.chance(0.03)
            ? fileOf('simulation.png', 'image/png', agencyLogo(piece.number))
            : file;
          return put(photographed, piece.ownerId, piece.createdAt);
        }),
  };
}
