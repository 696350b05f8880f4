import { afterEach, describe, expect, it } from 'vitest'
import { seededFileKey } from './domain/seeded-file'
import { isSample } from './forms/definitions'
import { startBackend } from './node'
import type { PersonaId } from './personas'
import { ask } from './testing'

const backend = startBackend()
afterEach(() => backend.reset())

const content = 'PDF 的内容'

async function tokenFor(key: string, token: string, isPrivate = true): Promise<string> {
  const document =
    'query($key: String!, $isPrivate: Boolean!) { uploadToken(key: $key, isPrivate: $isPrivate) { key uploadToken } }'
  const { data } = await ask('common', document, { key, isPrivate }, token)
  const answer = data.uploadToken as { uploadToken: string } | undefined
  return answer?.uploadToken ?? ''
}

function upload(key: string, uploadToken: string): Promise<Response> {
  const form = new FormData()
  form.append('token', uploadToken)
  form.append('key', key)
  form.append('file', new File([content], '可行性报告.pdf', { type: 'application/pdf' }))
  return fetch('http://localhost/object-storage/upload', { method: 'POST', body: form })
}

function fetchAs(token: string, fileKey: string, action = 'file'): Promise<Response> {
  const payload = JSON.stringify({ accessToken: token, fileKey })
  const fd = encodeURIComponent(btoa(String.fromCharCode(...new TextEncoder().encode(payload))))
  return fetch(`http://localhost/api/common/oss/${action}?fd=${fd}`)
}

async function uploadAs(persona: PersonaId, key: string, isPrivate = true): Promise<string> {
  const token = backend.signIn(persona)
  expect((await upload(key, await tokenFor(key, token, isPrivate))).status).toBe(200)
  return token
}

describe('a file', () => {
  it('is shown again as it was uploaded', async () => {
    const token = await uploadAs('researcher', 'a.pdf')
    const response = await fetchAs(token, 'a.pdf')
    expect(response.headers.get('Content-Type')).toBe('application/pdf')
    expect(await response.text()).toBe(content)
  })

  it('is downloaded under its own name', async () => {
    const response = await fetchAs(await uploadAs('researcher', 'a.pdf'), 'a.pdf', 'download')
    expect(decodeURIComponent(response.headers.get('Content-Disposition') ?? '')).toBe(
      "attachment; filename*=UTF-8''可行性报告.pdf",
    )
  })

  it('requires an upload token, which is valid once', async () => {
    const token = backend.signIn('researcher')
    expect((await upload('b.pdf', 'guessed')).status).toBe(403)
    const uploadToken = await tokenFor('b.pdf', token)
    expect((await upload('b.pdf', uploadToken)).status).toBe(200)
    expect((await upload('b.pdf', uploadToken)).status).toBe(403)
  })

  it('cannot be uploaded with a token older than half an hour', async () => {
    const uploadToken = await tokenFor('c.pdf', backend.signIn('researcher'))
    backend.advance(31 * 60_000)
    expect((await upload('c.pdf', uploadToken)).status).toBe(403)
  })

  it.each<[string, PersonaId, number]>([
    ['its owner', 'researcher', 200],
    ['anybody else', 'unitAdministrator', 401],
  ])('that is private and in no work: %s gets it → HTTP %i', async (_who, persona, status) => {
    await uploadAs('researcher', 'd.pdf')
    expect((await fetchAs(backend.signIn(persona), 'd.pdf')).status).toBe(status)
  })

  it('of a work is for those who judge it', async () => {
    const [{ id } = { id: '' }] = backend.db.works.where({ kind: 'ACCEPTANCE', state: 'PASSED' })
    const [report] = (backend.db.contents.get(id)?.values.report ?? []) as unknown as { url: string }[]
    expect((await fetchAs(backend.signIn('expert'), report?.url ?? '')).status).toBe(200)
    expect((await fetchAs(backend.signIn('auditor'), report?.url ?? '')).status).toBe(401)
  })

  it('that is not private is for everybody who is signed in', async () => {
    await uploadAs('researcher', 'e.pdf', false)
    expect((await fetchAs(backend.signIn('auditor'), 'e.pdf')).status).toBe(200)
    expect((await fetchAs('garbage', 'e.pdf')).status).toBe(403)
  })

  it('of a seeded declaration can be opened', async () => {
    const [{ id: contentId } = { id: '' }] = backend.db.works.where({
      kind: 'DECLARATION',
      creatorId: 'user-researcher',
      state: 'APPROVED',
    })
    const response = await fetchAs(backend.signIn('researcher'), seededFileKey(contentId))
    expect((await response.text()).slice(0, 7)).toBe('%PDF-1.')
  })

  it('that is not there is HTTP 404', async () => {
    expect((await fetchAs(backend.signIn('researcher'), 'none.pdf')).status).toBe(404)
  })
})

describe('a file the server makes', () => {
  it('is a list as Excel', async () => {
    const token = backend.signIn('researcher')
    const { data } = await ask(
      'export',
      '{ worksXlsx(filter: { kinds: ["DECLARATION"], scope: "OWN" }) { key name size rows } }',
      {},
      token,
    )
    const made = data.worksXlsx as { key: string; name: string; size: number; rows: number }
    const own = backend.db.works
      .where({ kind: 'DECLARATION', creatorId: 'user-researcher' })
      .filter((work) => !isSample(work.formId ?? ''))
    expect(made).toMatchObject({ rows: own.length, name: expect.stringMatching(/^项目申报书\d{4}-\d\d-\d\d\.xlsx$/) })
    const bytes = new Uint8Array(await (await fetchAs(token, made.key)).arrayBuffer())
    expect(bytes.length).toBe(made.size)
    expect(String.fromCharCode(...bytes.slice(0, 2))).toBe('PK')
    expect((await fetchAs(backend.signIn('auditor'), made.key)).status).toBe(401)
  })

  it('is a content as PDF, for its people only', async () => {
    const contentId = backend.db.works.where({ kind: 'DECLARATION', creatorId: 'user-researcher' })[0]?.id
    const document = 'query($contentId: ID!) { contentPdf(contentId: $contentId) { key } }'
    const token = backend.signIn('researcher')
    const { data } = await ask('pdfgenerate', document, { contentId }, token)
    const made = data.contentPdf as { key: string } | undefined
    const response = await fetchAs(token, made?.key ?? '')
    expect((await response.text()).slice(0, 7)).toBe('%PDF-1.')
    expect((await ask('pdfgenerate', document, { contentId }, backend.signIn('auditor'))).code).toBe(60154)
  })
})
