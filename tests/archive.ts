/** Builds ZIP archives byte by byte, also untrue ones, for tests of workbooks that are refused. */
import { deflateRawSync } from 'node:zlib'

/** How an archive differs from a plain one. */
interface ArchiveOptions {
  /** Whether its files are stored instead of deflated. */
  stored?: boolean
  /** Bytes of extra fields and comments: beside each file, each entry of the directory, at the end. */
  extra?: number
  /** The number of entries that it states; default: as many as there are. */
  stated?: number
  /** Where it says that its directory begins; default: where it does. */
  directoryAt?: number
}

/** An archive whose directory says that each file unpacks to one byte. */
export function archive(files: Readonly<Record<string, string>>, options: ArchiveOptions = {}): ArrayBuffer {
  const { stored = false, extra = 0 } = options
  const method = stored ? 0 : 8
  const [parts, directory]: [Buffer[], Buffer[]] = [[], []]
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const packed = stored ? Buffer.from(text) : deflateRawSync(text)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(method, 8)
    local.writeUInt16LE(extra, 28)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(method, 10)
    entry.writeUInt16LE(2 * extra, 30)
    entry.writeUInt16LE(3 * extra, 32)
    entry.writeUInt32LE(at, 42)
    for (const [head, sizes] of [
      [local, 18],
      [entry, 20],
    ] as const) {
      head.writeUInt32LE(packed.byteLength, sizes)
      head.writeUInt32LE(1, sizes + 4)
      head.writeUInt16LE(Buffer.byteLength(name), sizes + 8)
    }
    parts.push(local, Buffer.from(name), Buffer.alloc(extra), packed)
    directory.push(entry, Buffer.from(name), Buffer.alloc(5 * extra))
    at += 30 + Buffer.byteLength(name) + extra + packed.byteLength
  }
  const end = Buffer.alloc(22 + extra)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(options.stated ?? Object.keys(files).length, 10)
  end.writeUInt32LE(options.directoryAt ?? at, 16)
  end.writeUInt16LE(extra, 20)
  const whole = Buffer.concat([...parts, ...directory, end])
  return whole.buffer.slice(whole.byteOffset, whole.byteOffset + whole.byteLength) as ArrayBuffer
}
