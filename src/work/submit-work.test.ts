// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { resetEndpoints } from '@/api/reset-endpoints'
import { submitWork } from './submit-work'

afterEach(async () => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  await resetEndpoints()
})

it.each([
  ['science-base', 603009, '该基地不在本年度检查范围内，请联系管理员'],
  ['science-base', 60347, '基地填报已截止，不能再填报或提交'],
  ['achievement-transformation', 603009, '该项目不在本年度填报范围内，请核对或联系管理员'],
  ['DECLARATION', 60347, '申报已截止，不能再填报或提交'],
])('a submission of kind %s refused with %i shows the text of its binding: %s', async (kind, code, message) => {
  const refusal = { data: null, errors: [{ message: '', extensions: { code } }] }
  vi.stubGlobal('fetch', async () => Response.json(refusal))
  expect(await submitWork({ id: 'w', kind }, 1)).toEqual({ kind: 'failed', message })
})

const refused = (code: number, problems?: unknown) =>
  Response.json({ data: null, errors: [{ message: '', extensions: { code, problems } }] })
const problem = { rule: 'r1', severity: 'ERROR', paths: ['budget'], message: '预算合计不符' }

it.each([
  [60408, undefined, { kind: 'outdated' }],
  [60408, [problem], { kind: 'outdated' }],
  [60405, [problem], { kind: 'problems', problems: [{ rule: 'r1', paths: ['budget'], message: '预算合计不符' }] }],
  // Without a problem that could be shown at its field, the refusal itself is told.
  [60405, [], { kind: 'failed' }],
  [60405, undefined, { kind: 'failed' }],
  [60347, [problem], { kind: 'failed' }],
])('a refusal with %i and the problems %j is told as %j', async (code, problems, result) => {
  vi.stubGlobal('fetch', async () => refused(code, problems))
  const handed = await submitWork({ id: 'w', kind: 'DECLARATION' }, 1)
  expect(handed).toMatchObject(result)
  if ('message' in handed) expect(handed.message).not.toBe('')
})

it('a work item is submitted as its creator has seen it, and the answer says where it stands', async () => {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) =>
    Response.json({ data: { submitWork: { __typename: 'Work', id: 'w', state: 'SUBMITTED' } } }),
  )
  vi.stubGlobal('fetch', fetch)
  vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await submitWork({ id: 'w', kind: 'DECLARATION' }, 7)).toMatchObject({
    kind: 'submitted',
    work: { id: 'w', state: 'SUBMITTED' },
  })
  expect(JSON.parse(String(fetch.mock.calls[0]?.[1].body)).variables).toEqual({ id: 'w', seenRevision: 7 })
})
