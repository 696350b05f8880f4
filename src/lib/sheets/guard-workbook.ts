/** Finds an .xlsx file that would unpack to too much or has cells too far out; before `workbook.ts` reads it. */

/** Why a file is not read. `file`: it is no .xlsx, or is encrypted or damaged; `size`: too large; `rows`: a sheet with too many rows or columns. */
export type WorkbookFault = 'file' | 'size' | 'rows'

const most = {
  bytes: 10 * 1024 * 1024,
  /** Of all its XML together. */
  unpacked: 80 * 1024 * 1024,
  entries: 2000,
  rows: 20_000,
  columns: 1000,
  /** Of Excel. A row without content may have any number up to it. */
  rowNumber: 1_048_576,
  /** Characters of one tag. */
  tag: 10_000,
}

interface Entry {
  name: string
  /** 0 stored, 8 deflated. */
  method: number
  start: number
  packed: number
}

/**
 * What is wrong with a file, or null. The sizes that the archive states are not believed: its parts are unpacked as a stream, which
 * ends at the limit.
 */
export async function workbookFault(file: ArrayBuffer): Promise<WorkbookFault | null> {
  if (file.byteLength > most.bytes) return 'size'
  const entries = entriesOf(new DataView(file))
  if (!entries?.some(({ name }) => name === 'xl/workbook.xml')) return 'file'
  let left = most.unpacked
  for (const entry of entries.filter(({ name }) => /\.(xml|rels)$/.test(name))) {
    try {
      let rest = ''
      for await (const chunk of unpacked(file, entry)) {
        left -= chunk.byteLength
        if (left < 0) return 'size'
        const text = rest + new TextDecoder('latin1').decode(chunk)
        if (isTooLarge(text)) return 'rows'
        rest = unfinishedTag(text)
        if (rest.length > most.tag) return 'file'
      }
    } catch {
      return 'file'
    }
  }
  return null
}

/** The parts of an archive by its central directory; null for what is none. */
function entriesOf(view: DataView): Entry[] | null {
  const text = (from: number, length: number) =>
    new TextDecoder().decode(new Uint8Array(view.buffer, from, Math.min(length, view.byteLength - from)))
  try {
    let end = view.byteLength - 22
    while (end >= 0 && view.getUint32(end, true) !== 0x06054b50) end -= 1
    if (end < 0) return null
    const count = view.getUint16(end + 10, true)
    if (count > most.entries) return null
    let at = view.getUint32(end + 16, true)
    return Array.from({ length: count }, () => {
      const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true))
      const local = view.getUint32(at + 42, true)
      const entry = {
        name: text(at + 46, nameLength ?? 0),
        method: view.getUint16(at + 10, true),
        start: local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true),
        packed: view.getUint32(at + 20, true),
      }
      at += 46 + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0)
      return entry
    })
  } catch {
    return null
  }
}

async function* unpacked(file: ArrayBuffer, { method, start, packed }: Entry): AsyncGenerator<Uint8Array> {
  const bytes = new Uint8Array(file, start, packed)
  if (method === 0) yield bytes
  else {
    const packedBytes = new ReadableStream<BufferSource>({
      start(controller) {
        controller.enqueue(bytes)
        controller.close()
      },
    })
    const reader = packedBytes.pipeThrough(new DecompressionStream('deflate-raw')).getReader()
    try {
      for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
    } finally {
      await reader.cancel().catch(() => undefined)
    }
  }
}

/** Opening tags of rows and cells with their attributes. A value may contain `>`. */
const placed = /<(?:[\w.-]+:)?(row|c)(?=[\s/>])((?:[^<>"']|"[^"<]*"|'[^'<]*')*)>/g

/**
 * Whether a cell with content stands further down or to the right than in any workbook of ours: empty cells up to there would
 * be filled in. Cells that are only formatted may stand anywhere.
 */
function isTooLarge(text: string): boolean {
  for (const [, tag, attributes = ''] of text.matchAll(placed)) {
    const [, letters = '', row] = /\sr\s*=\s*["']\s*([A-Za-z]*)(\d+)/.exec(attributes) ?? []
    if (tag === 'row' ? Number(row) > most.rowNumber : !attributes.endsWith('/') && isFarOut(letters, Number(row)))
      return true
  }
  return false
}

const isFarOut = (letters: string, row: number) => row > most.rows || columnOf(letters.toUpperCase()) > most.columns

const columnOf = (letters: string) => [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0)

/** The tag at the end that the next chunk goes on with; '' where the last one is closed. */
function unfinishedTag(text: string): string {
  const last = text.slice(text.lastIndexOf('<'))
  return !last.startsWith('<') || /^<(?:[^<>"']|"[^"<]*"|'[^'<]*')*>/.test(last) ? '' : last
}
