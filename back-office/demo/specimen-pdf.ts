const PAGE = { width: 595, height: 842, margin: 56 };
const LINE_LENGTH = 92;
const QUESTION_MARK = 0x3f;

/** The characters of Windows-1252 that are not at their Unicode place, among those French uses. */
const windows1252: Readonly<Record<string, number>> = {
  '€': 0x80,
  '…': 0x85,
  Œ: 0x8c,
  '’': 0x92,
  '–': 0x96,
  œ: 0x9c,
  Ÿ: 0x9f,
  '\u202f': 0xa0,
};

/** A text as the bytes of a PDF string, in Windows-1252; a character it does not have becomes `?`. */
function pdfString(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\0-\xff]/gu, (character) => String.fromCharCode(windows1252[character] ?? QUESTION_MARK))
    .replace(/[\\()]/g, '\\$&');
}

function wrap(line: string): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of line.split(' ')) {
    if (current && current.length + 1 + word.length > LINE_LENGTH) {
      lines.push(current);
      current = word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...lines, current];
}

function pageContent(title: string, text: string): string {
  const lines = text.split('\n').flatMap(wrap).slice(0, 50);
  const top = PAGE.height - PAGE.margin;
  return [
    // The stamp lies under the text, across the page, in a light grey.
    `q 0.9 0.86 0.86 rg BT /F2 86 Tf 0.64 0.77 -0.77 0.64 150 210 Tm (${pdfString('SPÉCIMEN')}) Tj ET Q`,
    `BT /F2 15 Tf 1 0 0 1 ${PAGE.margin} ${top - 15} Tm (${pdfString(title)}) Tj ET`,
    `BT /F1 10 Tf 14 TL 1 0 0 1 ${PAGE.margin} ${top - 46} Tm`,
    ...lines.map((line) => `(${pdfString(line)}) Tj T*`),
    'ET',
    `BT /F1 8 Tf 1 0 0 1 ${PAGE.margin} 36 Tm (${pdfString(
      'SPÉCIMEN. Document de démonstration, sans valeur contractuelle.',
    )}) Tj ET`,
  ].join('\n');
}

/**
 * A PDF of one A4 page, stamped SPÉCIMEN: a title and a text (lines separated by `\n`, the long ones are
 * folded, about fifty lines at most). It uses the reader's own Helvetica, so that the file stays small.
 */
export function specimenPdf(title: string, text: string): Buffer {
  const content = pageContent(title, text);
  const font = (name: string): string =>
    `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Lang (fr-FR) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAGE.width} ${PAGE.height}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title (${pdfString(title)}) /Producer (InterGestion) >>`,
  ];
  let file = '%PDF-1.4\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const xref = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n`;
  for (const offset of offsets) file += `${String(offset).padStart(10, '0')} 00000 n \n`;
  file += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R /Info 7 0 R >>\nstartxref\n${xref}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
