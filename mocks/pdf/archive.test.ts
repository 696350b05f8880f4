/** Tests of the archive with all documents of a project. */
import { beforeEach, describe, expect, it } from 'vitest'
import { startBackend } from '../node'
import { type PersonaId, personaIds, personaUserId } from '../personas'
import { askAs } from '../resolvers/ask-as'

const backend = startBackend()
beforeEach(() => backend.reset())

const begin = 'mutation($projectId: ID!) { beginArchive(projectId: $projectId) { id total done current file { key } } }'
const goOn = 'query($id: ID!) { archive(archiveId: $id) { id total done current file { key name size } } }'

/** The researcher's project that was accepted. */
function accepted(): string {
  const work = backend.db.works.where({
    kind: 'ACCEPTANCE',
    state: 'PASSED',
    creatorId: personaUserId('researcher'),
  })[0]
  if (!work?.projectId) throw new Error('nothing was accepted')
  return work.projectId
}

/** The names in a zip, by its directory. */
function namesIn(bytes: Uint8Array): string[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset)
  const end = bytes.length - 22
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const [name, extra, comment] = [28, 30, 32].map((by) => view.getUint16(at + by, true)) as [number, number, number]
    const text = new TextDecoder().decode(bytes.slice(at + 46, at + 46 + name))
    at += 46 + name + extra + comment
    return text
  })
}

async function downloadAs(person: PersonaId, projectId: string) {
  const ask = askAs(backend, person)
  const begun = await ask(begin, { projectId })
  if (begun.code !== null) return { code: begun.code, names: [] }
  let state = begun.data
  for (let step = 0; !state.file && step < 60; step += 1) {
    const { data } = await ask(goOn, { id: state.id })
    expect(data.done).toBe(Math.min(state.done + 1, data.total))
    state = data
  }
  const blob = await backend.blobs.get(state.file.key)
  return { code: null, name: state.file.name as string, names: namesIn(new Uint8Array(blob?.bytes ?? [])) }
}

describe('a project’s documents as one download', () => {
  it('holds the whole project in chronological order, with attachments and letter', async () => {
    const { name, names } = await downloadAs('researcher', accepted())
    const number = backend.db.works.get(accepted())?.number
    expect(name).toBe(`${number}项目材料.zip`)
    const papers = names.filter((name) => !name.includes('/')).map((name) => name.replace(/^\d+ /, ''))
    expect(papers.slice(0, 2)).toEqual(['申报书.pdf', '任务书.pdf'])
    for (const paper of ['合同变更.pdf', '验收.pdf', '结题证书.pdf', '预算审计.pdf']) expect(papers).toContain(paper)
    expect(names.some((name) => /^\d+ 验收 附件\/\d+ 验收报告\.pdf$/.test(name))).toBe(true)
    expect(new Set(names).size).toBe(names.length)
  })

  it('holds only documents the caller may read, with file names that reveal nothing else', async () => {
    const projectId = accepted()
    const before = backend.db.works.where({ projectId })
    for (const persona of personaIds) {
      const ask = askAs(backend, persona)
      const { code, data } = await ask(begin, { projectId })
      const parts = data ? (backend.db.archives.get(data.id)?.parts ?? []) : []
      const seen = await ask('query($filter: WorkFilter!) { works(filter: $filter, pageSize: 100) { items { id } } }', {
        filter: { projectId },
      })
      const mayRead = new Set((seen.data.items as { id: string }[]).map(({ id }) => id))
      for (const work of before)
        if (!mayRead.has(work.id))
          expect(
            parts.some(({ id }) => id === work.id),
            `${persona} ${work.kind}`,
          ).toBe(false)
      if (mayRead.size === 0) expect(code, persona).toBe(60154)
    }
  })

  it('continues after a failed document, and belongs to one user', async () => {
    const ask = askAs(backend, 'researcher')
    const { data } = await ask(begin, { projectId: accepted() })
    const first = await ask(goOn, { id: data.id })
    expect(first.data.done).toBe(1)
    const row = backend.db.archives.get(data.id)
    const part = row?.parts[1]
    const content = backend.db.contents.get(part?.id ?? '')
    const upload = backend.db.uploads.get(part?.id ?? '')
    if (content) backend.db.contents.remove(content.id)
    if (upload) backend.db.uploads.remove(upload.id)
    expect((await ask(goOn, { id: data.id })).code).not.toBeNull()
    if (content) backend.db.contents.insert(content)
    if (upload) backend.db.uploads.insert(upload)
    expect((await ask(goOn, { id: data.id })).data.done).toBe(2)
    expect((await askAs(backend, 'unitAdministrator')(goOn, { id: data.id })).code).toBe(603001)
  })

  it('is refused for an item that is not a project', async () => {
    const draft = backend.db.works.where({
      kind: 'DECLARATION',
      state: 'DRAFT',
      creatorId: personaUserId('researcher'),
    })[0]
    expect((await askAs(backend, 'researcher')(begin, { projectId: draft?.id })).code).toBe(603101)
    expect((await askAs(backend, 'researcher')(begin, { projectId: 'none' })).code).toBe(603101)
  })
})
