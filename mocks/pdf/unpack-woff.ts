/** Unpacks WOFF fonts to TrueType, because the PDF library would unpack them for each character; for `make-pdf.ts`. */

/** Sizes of a font's header and of one directory entry, in bytes: in WOFF and in TrueType. */
const woff = { header: 44, entry: 20 }
const sfnt = { header: 12, entry: 16 }

async function inflate(packed: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Response(packed).body?.pipeThrough(new DecompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/**
 * Unpacks the TrueType font in a WOFF file (W3C, WOFF 1.0). The PDF library reads WOFF too, but unpacks all outlines
 * again for each character: half a minute for a page of Chinese.
 */
export async function unpackWoff(packed: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  const from = new DataView(packed)
  const count = from.getUint16(12)
  const tables = await Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const at = woff.header + index * woff.entry
      const [tag, offset, length, size, sum] = [0, 4, 8, 12, 16].map((by) => from.getUint32(at + by)) as [
        number,
        number,
        number,
        number,
        number,
      ]
      const bytes = new Uint8Array(packed, offset, length)
      return { tag, sum, bytes: length < size ? await inflate(bytes) : bytes }
    }),
  )
  const padded = (length: number) => (length + 3) & ~3
  let offset = sfnt.header + count * sfnt.entry
  const font = new Uint8Array(tables.reduce((total, { bytes }) => total + padded(bytes.length), offset))
  const to = new DataView(font.buffer)
  const power = Math.floor(Math.log2(count))
  to.setUint32(0, from.getUint32(4))
  to.setUint16(4, count)
  to.setUint16(6, 16 << power)
  to.setUint16(8, power)
  to.setUint16(10, count * 16 - (16 << power))
  for (const [index, { tag, sum, bytes }] of tables.entries()) {
    const at = sfnt.header + index * sfnt.entry
    to.setUint32(at, tag)
    to.setUint32(at + 4, sum)
    to.setUint32(at + 8, offset)
    to.setUint32(at + 12, bytes.length)
    font.set(bytes, offset)
    offset += padded(bytes.length)
  }
  return font
}
