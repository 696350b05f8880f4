/** Remarks pinned at a return, what a submission keeps of them, and which still want an answer; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import { smallUniversity } from '../../tests/small-university'
import type { CommentRow, ContentRow } from '../db/rows-work'
import { formNode } from '../domain/form-engine'
import { keepSubmitted, pinRemarks, restoreReturned, unanswered } from './remarks'

let { backend, people, given } = smallUniversity()
beforeEach(() => {
  ;({ backend, people, given } = smallUniversity())
})
const { now } = backend
const form = formNode('acceptance')
const [page] = form.pages
const fieldsOfPage = [...form.fields.values()].filter(({ pageId }) => pageId === page?.id).map(({ id }) => id)
const content = () => backend.db.contents.get('w') as ContentRow
/** The returned acceptance with its submitted answers and what is written now. */
function acceptance(submitted: object | null, values: object = submitted ?? {}, more: Partial<ContentRow> = {}) {
  const work = given('ACCEPTANCE', { state: 'RETURNED', opinion: '请补充' })
  backend.content('w', submitted, values)
  backend.db.contents.update('w', { formId: 'acceptance', formVersion: form.version, ...more })
  return work
}
const remark = (path: string, more: Partial<CommentRow> = {}): CommentRow => ({
  ...{ id: path, path, text: '请补充', need: 'REQUIRED', author: '徐海宁', at: now },
  ...more,
})

describe('what a decision pins', () => {
  const pin = (
    comments: readonly { path: string; text: string; need?: 'REQUIRED' | 'ADVISED' }[],
    more: { returning?: boolean; onlyNamed?: boolean } = {},
  ) => {
    const work = backend.db.works.get('w') ?? acceptance({})
    pinRemarks(backend.as(), work, people.supervisor, { returning: true, onlyNamed: false, comments, ...more })
    return content()
  }

  it('is each remark with words, without blanks around them, by its author', () => {
    const { comments, openFields } = pin([
      { path: 'completed', text: ' 补充检测结论\n', need: 'REQUIRED' },
      { path: 'effect', text: ' \n' },
      { path: 'effect', text: '写得更具体' },
    ])
    expect(comments).toEqual([
      { id: expect.any(String), path: 'completed', text: '补充检测结论', need: 'REQUIRED', author: '徐海宁', at: now },
      { id: expect.any(String), path: 'effect', text: '写得更具体', need: null, author: '徐海宁', at: now },
    ])
    expect(comments[0]?.id).toMatch(/^comment/)
    expect(openFields).toBeNull()
  })

  it('opens the named fields only, where it says so: each once, a page with all of its fields', () => {
    const text = '请补充'
    const named = (...paths: string[]) =>
      pin(
        paths.map((path) => ({ path, text })),
        { onlyNamed: true },
      ).openFields
    expect(named('completed', 'team/r1/name', 'team')).toEqual(['completed', 'team'])
    expect(named(`page:${page?.id}`)).toEqual(fieldsOfPage)
    expect(fieldsOfPage.length).toBeGreaterThan(2)
    expect(fieldsOfPage.length).toBeLessThan(form.fields.size)
    expect(named('effect', 'page:gone')).toEqual(['effect'])
  })

  it.each<[string, string, string[]]>([
    ['fund-application', 'left', ['left', 'amount']],
    ['task-book', 'budgetTotal', ['budgetTotal', 'indirectSpecial', 'indirectSelfRaised', 'directCosts']],
  ])(
    'opens in a form %s with the total %s what it is computed from, as nobody types a total',
    (formId, path, opened) => {
      acceptance({}, {}, { formId, formVersion: formNode(formId).version })
      expect(new Set(pin([{ path, text: '请核减' }], { onlyNamed: true }).openFields)).toEqual(new Set(opened))
    },
  )

  it('is gone with any other decision', () => {
    acceptance({}, {}, { comments: [remark('effect')], openFields: ['effect'] })
    expect(pin([{ path: 'effect', text: '请补充' }], { returning: false })).toMatchObject({
      comments: [],
      openFields: null,
    })
  })

  it.each([
    ['a remark of 500 characters', '字'.repeat(500), false, null],
    ['a remark of 501 characters', '字'.repeat(501), false, 603004],
    ['500 characters between blanks', ` ${'字'.repeat(500)} `, true, null],
    ['no words where only the named may be changed', ' ', true, 603004],
    ['no words', ' ', false, null],
  ])('%s', (_case, text, onlyNamed, code) => {
    expect(refusalOf(() => pin([{ path: 'effect', text }], { onlyNamed }))).toBe(code)
  })

  it('is nothing for a work item without a form', () => {
    const work = given('MEMBER_PART')
    const decision = { returning: true, onlyNamed: true, comments: [] }
    expect(() => pinRemarks(backend.as(), work, people.admin, decision)).not.toThrow()
    expect(() => keepSubmitted(backend.as(), work)).not.toThrow()
  })
})

describe('a submission', () => {
  const before = { revision: 1, values: { effect: '甲' } }

  it('after a return keeps what was submitted before, with the remarks and their answers, and opens all fields', () => {
    const comments = [remark('effect', { state: 'EXPLAINED', explanation: '无此项' })]
    const work = acceptance({ effect: '甲' }, { effect: '乙' }, { comments, openFields: ['effect'], revision: 7 })
    keepSubmitted(backend.as(undefined, { whole: true }), work)
    expect(content()).toMatchObject({
      ...{ submitted: { revision: 7, values: { effect: '乙' } }, former: { ...before, comments } },
      ...{ comments: [], openFields: null },
    })
  })

  it('of what was not returned keeps the former one as it is', () => {
    const work = acceptance({ effect: '乙' }, { effect: '丙' }, { former: { ...before, comments: [] } })
    keepSubmitted(backend.as(undefined, { whole: true }), { ...work, opinion: null })
    expect(content()).toMatchObject({ submitted: { values: { effect: '丙' } }, former: before })
  })

  it('that is withdrawn leaves the returned version as it was returned: its remarks, and what they open', () => {
    const returned = { comments: [remark('effect')], openFields: ['effect'] }
    const work = acceptance({ effect: '甲' }, { effect: '乙' }, returned)
    const { submitted } = content()
    keepSubmitted(backend.as(), work)
    expect(content()).toMatchObject({ submitted: { values: { effect: '乙' } }, comments: [], openFields: null })
    restoreReturned(backend.as(), work)
    expect(content()).toMatchObject({ ...returned, submitted, former: null, values: { effect: '乙' } })
    const before = content()
    restoreReturned(backend.as(), work)
    expect(content()).toEqual(before)
  })

  it('for the first time has none before it, and leaves out what the form does not ask for', () => {
    const work = acceptance(null, { effect: '甲', gone: '乙' })
    keepSubmitted(backend.as(), { ...work, opinion: null })
    expect(content().former).toBeNull()
    expect(content().submitted?.values).not.toHaveProperty('gone')
  })
})

describe('a required correction', () => {
  const open = (comments: readonly CommentRow[], submitted: object, values: object) => {
    acceptance(submitted, values, { comments })
    return unanswered(content()).map(({ code, paths }) => [code, ...paths])
  }

  it.each<[string, CommentRow, object, unknown[]]>([
    ['still wants an answer where its field stands as it was', remark('effect'), {}, [[60442, 'effect']]],
    ['is made by changing its field', remark('effect'), { effect: '乙' }, []],
    ['of a cell is made by changing its table', remark('team/r1/name'), { team: [] }, []],
    ['of a cell is named at the cell', remark('team/r1/name'), {}, [[60442, 'team/r1/name']]],
    [
      'of a page is made by changing one of its fields',
      remark(`page:${page?.id}`),
      { [fieldsOfPage[1] ?? '']: '乙' },
      [],
    ],
    ['of a page is named at its first field', remark(`page:${page?.id}`), {}, [[60442, fieldsOfPage[0]]]],
    ['of a page that is gone is named as it was', remark('page:gone'), {}, [[60442, 'page:gone']]],
    ['is answered by an explanation', remark('effect', { state: 'EXPLAINED' }), {}, []],
    ['that was opened again wants an answer', remark('effect', { state: 'OPEN' }), {}, [[60442, 'effect']]],
    ['that is only advised is none', remark('effect', { need: 'ADVISED' }), {}, []],
    ['without a need is none', remark('effect', { need: null }), {}, []],
  ])('%s', (_case, comment, changed, expected) => {
    const submitted = { effect: '甲', team: [{ id: 'r1', cells: { name: '陈思远' } }] }
    expect(open([comment], submitted, { ...submitted, ...changed })).toEqual(expected)
  })

  it.each<[string, object, unknown[]]>([
    ['still wants an answer where that stands as it was', { arrived: '60' }, [[60442, 'left']]],
    ['is made by changing that', { amount: '80.00' }, []],
  ])('at a total that is computed from something %s', (_case, values, expected) => {
    const submitted = { amount: '82.80', arrived: '50' }
    const formVersion = formNode('fund-application').version
    const comments = [remark('left')]
    acceptance(submitted, { ...submitted, ...values }, { comments, formId: 'fund-application', formVersion })
    expect(unanswered(content()).map(({ code, paths }) => [code, ...paths])).toEqual(expected)
  })
})
