/** The zip archive of a project's documents as PDFs, made step by step; for the pdfgenerate resolvers. */

import type { AttachmentValue, FormValues } from '@/smartform/schema/values'
import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { ArchiveRow } from '../db/rows-work'
import { contentView, formOfContent } from '../domain/content-view'
import { seededFile } from '../domain/seeded-file'
import { fail } from '../fail'
import { mayRead } from '../file-sight'
import { storeMadeFile } from '../made-file'
import type { Archive } from '../resolvers/pdfgenerate.generated'
import { listWorks } from '../work/list'
import { kindOf, requireWork } from '../work/viewer-roles'
import { zip } from '../zip'
import { conclusionLetter, contentPaper } from './made-papers'
import { makePdf } from './make-pdf'

type Part = ArchiveRow['parts'][number]

const twoDigits = (index: number) => String(index + 1).padStart(2, '0')
/** Removes characters that operating systems refuse in file names. */
const plain = (name: string) => name.replace(/[\\/:*?"<>|\n\r\t]/g, '_')

/** The files of a content in the version that the caller sees, in a folder named after it. */
function attachmentsOf(context: BackendContext, contentId: string, folder: string): Part[] {
  const view = contentView(context, contentId)
  const values = view.values as FormValues
  const fields = [...formOfContent(context, view).fields.values()].filter(({ kind }) => kind === 'attachments')
  const files = fields.flatMap(({ id }) => (values[id] ?? []) as readonly AttachmentValue[])
  return files.flatMap(({ url, name }, index) => {
    const stored = context.db.uploads.get(url)?.file != null
    return stored ? [{ kind: 'FILE', id: url, name: `${folder}附件/${twoDigits(index)} ${plain(name)}` } as const] : []
  })
}

/** Whether the caller can read anything in a content: a submitted version, or their own draft. */
function hasWords(context: BackendContext, contentId: string): boolean {
  return Object.keys(contentView(context, contentId).values as FormValues).length > 0
}

/** Starts assembling a project's documents; 603101 for an unknown project, 60154 for a person without a part in it. */
export function beginArchive(context: BackendContext, projectId: string): Archive {
  const { db, now } = context
  const project = db.works.get(projectId)
  if (project?.kind !== 'DECLARATION' || project.state !== 'APPROVED') return fail(603101)
  const works = listWorks(context, { projectId })
    .map(({ work }) => work)
    .filter(({ id, formId }) => formId !== null && hasWords(context, id))
    .toSorted((a, b) => a.createdAt - b.createdAt)
  if (works.length === 0) requireWork(context, projectId)
  const parts: Part[] = []
  const add = (contentId: string, noun: string) => {
    const at = `${twoDigits(parts.filter(({ kind }) => kind !== 'FILE').length)} ${noun}`
    parts.push({ kind: 'CONTENT', id: contentId, name: `${at}.pdf` }, ...attachmentsOf(context, contentId, `${at} `))
  }
  if (readable(() => requireWork(context, projectId))) add(projectId, '申报书')
  for (const work of works) {
    add(work.id, kindOf(work).noun)
    if (work.kind === 'ACCEPTANCE' && readable(() => conclusionLetter(context, work.id)))
      parts.push({ kind: 'LETTER', id: work.id, name: `${twoDigits(parts.length)} 结题证书.pdf` })
  }
  const row = db.archives.insert({
    id: newId('archive'),
    ownerId: requireCaller(context).id,
    name: `${plain(project.number ?? '')}项目材料.zip`,
    parts,
    done: 0,
    file: null,
    startedAt: now,
  })
  return archiveView(row)
}

function readable(look: () => unknown): boolean {
  try {
    look()
    return true
  } catch {
    return false
  }
}

function archiveView({ id, parts, done, file }: ArchiveRow): Archive {
  const next = parts.slice(done).find(({ kind }) => kind !== 'FILE')
  return { id, total: parts.length, done, current: next?.name.replace(/^\d+ |\.pdf$/g, '') ?? null, file }
}

/** Creates the next document and returns the progress; the last call returns the file. A failed call can be retried. */
export async function continueArchive(context: BackendContext, archiveId: string): Promise<Archive> {
  const { db, blobs } = context
  const row = db.archives.get(archiveId)
  if (row?.ownerId !== requireCaller(context).id) return fail(603001)
  if (row.file) return archiveView(row)
  const part = row.parts[row.done]
  if (part) {
    await blobs.put(partKey(row, row.done), { bytes: await bytesOf(context, part), type: '', name: part.name })
    return archiveView(db.archives.update(row.id, { done: row.done + 1 }))
  }
  const files: Record<string, Uint8Array> = {}
  for (const [index, { name }] of row.parts.entries())
    files[name] = new Uint8Array((await blobs.get(partKey(row, index)))?.bytes ?? fail(600))
  const file = await storeMadeFile(context, row.name, 'application/zip', zip(files))
  for (const index of row.parts.keys()) await blobs.remove(partKey(row, index))
  return archiveView(db.archives.update(row.id, { file }))
}

const partKey = ({ id }: ArchiveRow, index: number) => `${id}/${index}`

async function bytesOf(context: BackendContext, { kind, id }: Part): Promise<ArrayBuffer> {
  if (kind === 'FILE') {
    const upload = context.db.uploads.get(id)
    const blob = (await context.blobs.get(id)) ?? (await seededFile(id))
    return upload && blob && mayRead(context.db, requireCaller(context), upload) ? blob.bytes : fail(600)
  }
  const { paper } = kind === 'LETTER' ? conclusionLetter(context, id) : contentPaper(context, id)
  return (await makePdf(paper)).buffer
}
