/** Makes a PDF of a described paper with embedded Chinese fonts; used wherever the backend makes a PDF. */

import regular from '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-400-normal.woff?url'
import bold from '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-700-normal.woff?url'
import { loadChunk } from '@/lib/loading/lazy-import'
import { layOut, type Paper } from './paper'
import { unpackWoff } from './unpack-woff'

/** Missing in pdfmake's types: both of its builds keep fonts in their own virtual files. */
interface Files {
  virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
}

/** Loads a font of the build, by default from the page's own server. */
let readFont = async (address: string): Promise<ArrayBuffer> => {
  const answer = await fetch(new URL(address, globalThis.location?.href ?? 'http://localhost'))
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.arrayBuffer()
}

/**
 * Replaces the font loader.
 * @param read takes a font's address in the build (`/assets/…`)
 */
export function readFontsBy(read: typeof readFont): void {
  readFont = read
}

const fontAt = async (address: string) => unpackWoff(await readFont(address))

/** Loads the library with Noto Serif SC (SIL Open Font License 1.1), which contains simplified Chinese and Latin. */
async function loadMaker() {
  const [{ default: maker }, song, songBold] = await Promise.all([
    loadChunk(() => import('pdfmake') as unknown as Promise<{ default: typeof import('pdfmake') & Files }>),
    fontAt(regular),
    fontAt(bold),
  ])
  maker.virtualfs.writeFileSync('song.ttf', song)
  maker.virtualfs.writeFileSync('song-bold.ttf', songBold)
  maker.setFonts({ Song: { normal: 'song.ttf', bold: 'song-bold.ttf' } })
  // A document never loads anything that a user's text names. The browser build has no such setting.
  maker.setUrlAccessPolicy?.(() => false)
  maker.setLocalAccessPolicy?.(() => false)
  return maker
}

let loaded: ReturnType<typeof loadMaker> | undefined

/**
 * Creates a PDF with embedded characters, so that every reader displays it the same. Library and fonts load on first
 * use.
 */
export async function makePdf(paper: Paper): Promise<Uint8Array<ArrayBuffer>> {
  loaded ??= loadMaker()
  try {
    const maker = await loaded
    return new Uint8Array(await maker.createPdf(layOut(paper)).getBuffer())
  } catch (failure) {
    loaded = undefined
    throw failure
  }
}
