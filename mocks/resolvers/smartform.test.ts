/** Tests of saving and checking a form through the backend. */
import { beforeEach, describe, expect, it } from 'vitest'
import { personaUserId } from '../personas'
import { type Ask, askAs, backendForTest } from './ask-as'
import * as calls from './calls'

const backend = backendForTest()
let researcher: Ask
let contentId: string

beforeEach(async () => {
  await backend.reset()
  researcher = askAs(backend, 'researcher')
  const creatorId = personaUserId('researcher')
  contentId = backend.db.works.where({ kind: 'DECLARATION', creatorId, state: 'RETURNED' })[0]?.id ?? ''
})

async function save(baseRevision: number, values: unknown) {
  return researcher(calls.saveCall, { key: crypto.randomUUID(), contentId, baseRevision, values })
}

async function values(): Promise<Record<string, unknown>> {
  return (await researcher(calls.contentCall, { contentId })).data.values
}

describe('saving a form', () => {
  it('raises the revision and returns the time', async () => {
    const saved = await save(7, { projectName: '新的项目名称' })
    expect(saved.data.revision).toBe(8)
    expect(Math.abs(saved.data.savedAt - Date.now())).toBeLessThan(5000)
    expect((await values()).projectName).toBe('新的项目名称')
  })

  it('accepts invalid answers, so that no text is lost', async () => {
    expect((await save(7, { indirectSpecial: '一百', cycle: { start: '2027-02-01', end: null } })).code).toBeNull()
    expect(await values()).toMatchObject({ indirectSpecial: '一百', cycle: { start: '2027-02-01', end: null } })
  })

  it('lets two tabs change different fields', async () => {
    await save(7, { projectName: '甲改的名称' })
    expect((await save(7, { keywords: '甲；乙；丙' })).data.revision).toBe(9)
    expect(await values()).toMatchObject({ projectName: '甲改的名称', keywords: '甲；乙；丙' })
  })

  it('refuses the later of two tabs that change the same field, and saves its other fields', async () => {
    await save(7, { projectName: '甲改的名称' })
    const late = await save(7, { projectName: '乙改的名称', keywords: '丁；戊；己' })
    expect(late.data).toMatchObject({ revision: 9, refused: [{ path: 'projectName', code: 60408, limit: null }] })
    expect(await values()).toMatchObject({ projectName: '甲改的名称', keywords: '丁；戊；己' })
  })

  it('answers a repeated save with the same key like the first, and saves once', async () => {
    const request = { key: 'lost', contentId, baseRevision: 7, values: { projectName: '一句' } }
    const first = await researcher(calls.saveCall, request)
    await save(8, { projectName: '后来的' })
    expect(await researcher(calls.saveCall, request)).toEqual(first)
    expect((await values()).projectName).toBe('后来的')
    backend.db.works.update(contentId, { state: 'UNIT_REVIEW' })
    expect(await researcher(calls.saveCall, request)).toEqual(first)
    expect((await researcher(calls.saveCall, { ...request, key: 'other' })).code).toBe(60402)
  })

  it('refuses answers of another form version', async () => {
    const late = await researcher(calls.saveCall, {
      key: 'late',
      contentId,
      formVersion: 2,
      baseRevision: 7,
      values: { projectName: '别的版本' },
    })
    expect([late.code, late.facts.formVersion]).toEqual([60410, 1])
    expect((await values()).projectName).not.toBe('别的版本')
  })

  it('accepts the same answer given twice', async () => {
    await save(7, { projectName: '同一个名称' })
    expect((await save(7, { projectName: '同一个名称' })).code).toBeNull()
  })

  it('refuses more rows than the table allows', async () => {
    const rows = Array.from({ length: 51 }, (_, index) => ({ id: `m${index}`, cells: {} }))
    const answer = await save(7, { members: rows, projectName: '照常保存的名称' })
    expect(answer.data).toMatchObject({ revision: 8, refused: [{ path: 'members', code: 60403, limit: 50 }] })
    const stored = await values()
    expect(stored.projectName).toBe('照常保存的名称')
    expect((stored.members as unknown[]).length).toBeLessThan(51)
  })

  it.each([
    ['removed', (rows: unknown[]) => rows.slice(1)],
    ['added', (rows: unknown[]) => [...rows, { id: 'mine', cells: { subject: '其他' } }]],
  ])('refuses a fixed row being %s', async (_case, change) => {
    const rows = (await values()).directCosts as unknown[]
    expect((await save(7, { directCosts: change(rows) })).data).toMatchObject({
      revision: 7,
      refused: [{ path: 'directCosts', code: 60404 }],
    })
  })

  it('ignores unknown, computed and locked fields', async () => {
    const saved = await save(7, { nothing: 1, specialTotal: '1', fundingLimit: '999', undertakingUnit: '别的单位' })
    expect(saved.code).toBeNull()
    const stored = await values()
    expect(stored).toMatchObject({ fundingLimit: '60', undertakingUnit: '上海申江大学' })
    expect(stored).not.toHaveProperty('nothing')
    expect(stored).not.toHaveProperty('specialTotal')
  })

  it('keeps the form’s subject of a fixed row', async () => {
    const rows = (await values()).directCosts as { id: string; cells: Record<string, unknown> }[]
    await save(7, { directCosts: rows.map((row) => ({ ...row, cells: { ...row.cells, subject: '改名' } })) })
    expect(((await values()).directCosts as typeof rows)[0]?.cells.subject).toBe('设备费')
  })

  it.each([
    ['a text where an object is needed', 'text', 600],
    ['a list', [], 600],
  ])('refuses %s', async (_case, wrong, code) => {
    expect((await save(7, wrong)).code).toBe(code)
  })

  it.each([
    ['a number for a text', { projectName: 12 }],
    ['a text for a table', { members: '张三' }],
    ['nothing for a dictionary', { applicationArea: null }],
    ['rows that are no rows', { members: [null, 5, { id: 3 }] }],
    ['an object for files', { feasibility: { url: 1 } }],
  ])('normalises %s to the shape of its field', async (_case, wrong) => {
    expect((await save(7, wrong)).code).toBeNull()
    const checked = await researcher(calls.checkCall, { contentId })
    expect(checked.code).toBeNull()
  })

  it('updates the name and the funding in lists', async () => {
    const rows = (await values()).directCosts as { id: string; cells: Record<string, unknown> }[]
    const directCosts = rows.map(({ id, cells }) => ({
      id,
      cells: { ...cells, special: id === 'labour' ? '10.5' : '0' },
    }))
    await save(7, { projectName: ' 列表里的名称 ', directCosts, indirectSpecial: '1.05' })
    const { data } = await researcher(calls.declarationCall, { contentId })
    expect(data).toMatchObject({ name: '列表里的名称', funding: '11.55' })
  })
})

describe('checking a form', () => {
  it('lists violated rules with code and path', async () => {
    expect((await researcher(calls.checkCall, { contentId })).data).toEqual([])
    await save(7, { indirectSpecial: '50' })
    const { data } = await researcher(calls.checkCall, { contentId })
    const problem = data.find((item: { code: number }) => item.code === 60411)
    expect(problem).toMatchObject({ paths: ['indirectSpecial'], severity: 'ERROR' })
    expect(problem.message).toContain('12%')
  })
})
