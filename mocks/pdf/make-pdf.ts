import regular from '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-400-normal.woff?url'
import bold from '@fontsource/noto-serif-sc/files/noto-serif-sc-chinese-simplified-700-normal.woff?url'
import { loadChunk } from '@/lib/lazy-page'
import { layOut, type Paper } from './paper'
import { unpackWoff } from './unpack-woff'

/** What the types of pdfmake leave out: both of its builds keep fonts in files of their own making. */
interface Files {
  virtualfs: { writeFileSync(name: string, content: Uint8Array): void }
}

/** Reads a font of the build: a file of the page's own server, unless whoever runs the backend says where else. */
let readFont = async (address: string): Promise<ArrayBuffer> => {
  const answer = await fetch(new URL(address, globalThis.location?.href ?? 'http://localhost'))
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  return answer.arrayBuffer()
}

/** @param read takes a font's address in the build (`/assets/…`) */
export function readFontsBy(read: typeof readFont): void {
  readFont = read
}

const fontAt = async (address: string) => unpackWoff(await readFont(address))

/** The library with Noto Serif SC (SIL Open Font License 1.1), which holds the simplified characters and Latin. */
async function loadMaker() {
  const [{ default: maker }, song, songBold] = await Promise.all([
    loadChunk(() => import('pdfmake') as unknown as Promise<{ default: typeof import('pdfmake') & Files }>),
    fontAt(regular),
    fontAt(bold),
  ])
  maker.virtualfs.writeFileSync('song.ttf', song)
  maker.virtualfs.writeFileSync('song-bold.ttf', songBold)
  maker.setFonts({ Song: { normal: 'song.ttf', bold: 'song-bold.ttf' } })
  // Nothing a person wrote is ever fetched or read for a document. The browser's build has nothing to forbid.
  maker.setUrlAccessPolicy?.(() => false)
  maker.setLocalAccessPolicy?.(() => false)
  return maker
}

let loaded: ReturnType<typeof loadMaker> | undefined

/** A PDF of a document, its characters embedded so that every reader shows the same. Library and fonts are fetched at the first. */
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
