import { concatBytes } from './zip'

/** One line of a document; `size` in points, `indent` in points. */
export interface PdfLine {
  text: string
  size?: number
  indent?: number
}

const page = { width: 595, height: 842, margin: 56 }
const bodySize = 10.5
/** Height of a line by its size. */
const leading = 1.6

/** How wide a text is in ems: ASCII takes half of what Chinese does. */
function ems(text: string): number {
  return [...text].reduce((total, char) => total + (char.charCodeAt(0) < 128 ? 0.5 : 1), 0)
}

/** Breaks a line where it is full. */
function wrap({ text, size = bodySize, indent = 0 }: PdfLine): Required<PdfLine>[] {
  const room = (page.width - 2 * page.margin - indent) / size
  const lines: string[] = ['']
  for (const char of text) {
    const last = lines.length - 1
    if (char === '\n' || ems(lines[last] + char) > room) lines.push(char === '\n' ? '' : char)
    else lines[last] += char
  }
  return lines.map((line) => ({ text: line, size, indent }))
}

function hex(text: string): string {
  return Array.from({ length: text.length }, (_, at) => text.charCodeAt(at).toString(16).padStart(4, '0')).join('')
}

/** The drawing instructions of each page. */
function paginate(lines: readonly PdfLine[]): string[] {
  const pages: string[] = []
  let drawn = ''
  let y = page.height - page.margin
  for (const { text, size, indent } of lines.flatMap(wrap)) {
    if (y - size * leading < page.margin) {
      pages.push(drawn)
      drawn = ''
      y = page.height - page.margin
    }
    y -= size * leading
    if (text) drawn += `BT /F1 ${size} Tf ${page.margin + indent} ${y.toFixed(1)} Td <${hex(text)}> Tj ET\n`
  }
  return [...pages, drawn]
}

/**
 * A PDF (1.4) of lines of text. The font is the standard Chinese one that readers bring along (STSong-Light), so none is
 * embedded and the file stays small.
 */
export function pdf(lines: readonly PdfLine[]): Uint8Array<ArrayBuffer> {
  const pages = paginate(lines)
  const firstPage = 6
  const kids = pages.map((_, index) => `${firstPage + index * 2} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages.length}>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/STSong-Light/Encoding/UniGB-UCS2-H/DescendantFonts[4 0 R]>>',
    '<</Type/Font/Subtype/CIDFontType0/BaseFont/STSong-Light/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/DW 1000/W[1 95 500]/FontDescriptor 5 0 R>>',
    '<</Type/FontDescriptor/FontName/STSong-Light/Flags 6/FontBBox[-25 -254 1000 880]/ItalicAngle 0/Ascent 880/Descent -120/CapHeight 880/StemV 93>>',
    ...pages.flatMap((drawn, index) => [
      `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${page.width} ${page.height}]/Resources<</Font<</F1 3 0 R>>>>/Contents ${firstPage + index * 2 + 1} 0 R>>`,
      `<</Length ${drawn.length}>>stream\n${drawn}endstream`,
    ]),
  ]
  const encoder = new TextEncoder()
  let text = '%PDF-1.4\n'
  const offsets: number[] = []
  for (const [index, body] of objects.entries()) {
    offsets.push(text.length)
    text += `${index + 1} 0 obj\n${body}\nendobj\n`
  }
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${table}trailer\n<</Size ${count}/Root 1 0 R>>\nstartxref\n${text.length}\n%%EOF\n`
  return concatBytes([encoder.encode(text + end)])
}
