/** The files of seeded contents (reports, proofs): their storage keys, and a PDF that is made when one is opened; for seeds and the file downloads. */
import type { StoredBlob } from '../blobs'
import type { UploadRow } from '../db/rows'
import { makePdf } from '../pdf/make-pdf'
import type { Paper } from '../pdf/paper'

const folder = 'private/seed/'
const name = '项目可行性报告.pdf'
const type = 'application/pdf'

/** Storage key of a seeded content's feasibility report. */
export function seededFileKey(contentId: string): string {
  return `${folder}${contentId}.pdf`
}

/** Storage key of the proofs submitted with another kind of work item. */
export function seededProofKey(workId: string): string {
  return `${folder}proof-${workId}.pdf`
}

/** The upload row that names its owner. */
export function seededUpload(
  contentId: string,
  ownerId: string,
  at: number,
  key: string = seededFileKey(contentId),
): UploadRow {
  return {
    id: key,
    ownerId,
    isPrivate: true,
    mimeType: type,
    uploadToken: null,
    tokenExpiresAt: at,
    file: { name, size: 200 * 1024, type, at },
  }
}

/** The report file, generated when it is opened; undefined for keys that are not seeded. */
export async function seededFile(key: string): Promise<StoredBlob | undefined> {
  if (!key.startsWith(folder)) return undefined
  const proof = key.startsWith(`${folder}proof-`)
  const parts = proof ? [] : ['一、立项依据', '二、研究目标与内容', '三、技术路线与可行性', '四、预期成果与效益']
  const title = proof ? '证明材料' : '项目可行性报告'
  const paper: Paper = {
    title,
    blocks: [
      ...parts.map((text) => ({ kind: 'heading', level: 1, text }) as const),
      { kind: 'text', text: '（演示数据）' },
    ],
    foot: title,
  }
  return { bytes: (await makePdf(paper)).buffer, type, name: proof ? '证明材料.pdf' : name }
}
