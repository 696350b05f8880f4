/** Tests of which pages, fields and cells show, are required and are locked by other answers. */
import { describe, expect, it } from 'vitest'
import { openEngine, smallForm, text } from '../../../tests/smartform/small-form'
import { parseDefinition } from '../schema/parse-definition'

const is = (value: string, of: readonly string[] = ['field', 'ask']) => ['eq', of, value]
const fields = [
  text('ask'),
  text('answer', { required: is('require'), lockedWhen: is('lock') }),
  {
    id: 'lines',
    kind: 'table',
    label: '行',
    lockedWhen: is('lock'),
    columns: [
      text('name', { required: true }),
      text('way', { required: is('require'), lockedWhen: is('keep') }),
      text('why', { required: is('other', ['cell', 'way']), lockedWhen: is('done', ['cell', 'way']) }),
      text('more', { visibleWhen: is('other', ['cell', 'way']), required: true }),
    ],
  },
  {
    id: 'fixed',
    kind: 'table',
    label: '固定行',
    columns: [text('item'), text('said')],
    fixedRows: [{ id: 'one', cells: { item: '甲' } }],
  },
]
const second = {
  id: 'second',
  title: '第二页',
  visibleWhen: is('more'),
  sections: [{ id: 't', title: '节', fields: [text('inner', { required: true })] }],
}
const rules = [{ id: 'r', assert: ['filled', ['field', 'answer']], message: '先答', at: ['inner'] }]

/** The form with this page behind the first one. */
function formWith(page: object) {
  const source = smallForm(fields, { rules: page === second ? rules : [] })
  const form = parseDefinition({ ...source, pages: [...source.pages, page] })
  expect(form.definitionProblems).toEqual([])
  return form
}
const cells = { name: '甲', way: '', why: '', more: '' }

/** A form that somebody has looked at before these answers were given. */
function open(ask = '', way = '') {
  const form = formWith(second)
  const engine = openEngine(form, { lines: [{ id: 'a', cells }] })
  for (const path of [...form.fields.keys(), ...Object.keys(cells).map((id) => `lines/a/${id}`)]) engine.field(path)
  engine.problems('form', 'submit')
  engine.set('lines/a/way', way)
  engine.set('ask', ask)
  return engine
}

it('a page shows with its fields while its condition holds, and only then requires answers and judges rules', () => {
  const engine = open()
  const seen = () => [
    engine.progress().map(({ visible }) => visible),
    engine.field('inner')?.visible,
    engine.field('inner')?.required,
    engine.problems('form', 'submit').map(({ paths }) => paths[0]),
  ]
  expect(seen()).toEqual([[true, false], false, false, []])
  engine.set('ask', 'more')
  expect(seen()).toEqual([[true, true], true, true, ['inner', 'inner']])
})

it.each([
  ['page, section, field', [true, true, true]],
  ['section, field', [false, false, false]],
  ['page, field', [true, false, false]],
  ['page, section', [true, true, false]],
])('where the condition of %s holds, what is around a field hides it too', (ask, [isPage, isSection, isField]) => {
  const when = (part: string) => ['includes', ['field', 'ask'], part]
  const fields = [text('plain'), text('own', { visibleWhen: when('field') })]
  const inner = { id: 'q', title: '页', visibleWhen: when('page') }
  const sections = [{ id: 't', title: '节', visibleWhen: when('section'), fields }]
  const engine = openEngine(formWith({ ...inner, sections }), { ask })
  expect([engine.progress()[1]?.visible, engine.field('plain')?.visible, engine.field('own')?.visible]).toEqual([
    isPage,
    isSection,
    isField,
  ])
})

describe('an answer in another field', () => {
  it.each([
    ['', [false, false, false, false, false, false]],
    ['lock', [false, true, true, true, true, false]],
    ['keep', [false, false, false, false, true, false]],
  ])('%j locks what names it, and leaves the rest open', (ask, locked) => {
    const paths = ['ask', 'answer', 'lines', 'lines/a/name', 'lines/a/way', 'fixed/one/said']
    expect(paths.map((path) => open(ask).field(path)?.locked)).toEqual(locked)
    expect(paths.slice(-3).map((path) => open(ask).set(path, '新'))).toEqual(locked.slice(-3).map((each) => !each))
  })

  it.each([
    ['', '', [false, true, false, false, false]],
    ['require', '', [true, true, true, false, false]],
    ['', 'other', [false, true, false, true, true]],
  ])('%j, and %j in its row, require what names them', (ask, way, required) => {
    const paths = ['answer', 'lines/a/name', 'lines/a/way', 'lines/a/why', 'lines/a/more']
    expect(paths.map((path) => open(ask, way).field(path)?.required)).toEqual(required)
  })

  it.each([
    ['', false, false],
    ['other', true, false],
    ['done', false, true],
  ])('%j of its row shows or locks a cell', (way, isVisible, isLocked) => {
    const engine = open('', way)
    expect([engine.field('lines/a/more')?.visible, engine.field('lines/a/why')?.locked]).toEqual([isVisible, isLocked])
  })
})

it('a preset cell is locked, the others of its row are not', () => {
  const engine = open()
  expect([engine.field('fixed/one/item')?.locked, engine.field('fixed/one/said')?.locked]).toEqual([true, false])
})

it('a hidden table has no problems, and neither have its cells', () => {
  const table = {
    id: 't',
    kind: 'table',
    label: '表',
    visibleWhen: is('show'),
    columns: [text('c', { required: true }), text('d', { maxLength: 1 })],
  }
  const engine = openEngine(parseDefinition(smallForm([text('ask'), table])), {
    ask: 'show',
    t: [{ id: 'r', cells: { d: '太长' } }],
  })
  const seen = () => [
    engine.problems('form', 'submit').length,
    ...['t/r/c', 't/r/d'].map((path) => engine.field(path)?.problems.length),
  ]
  engine.reveal('form', 'submit')
  expect(seen()).toEqual([2, 1, 1])
  engine.set('ask', '')
  expect(seen()).toEqual([0, 0, 0])
})
