/** Tests of adding, moving, removing and restoring rows. */
import { describe, expect, it } from 'vitest'
import { sampleEngine } from '../../../tests/smartform/sample-engine'

const { engine, messages, addPerson, problems } = sampleEngine()

describe('rows', () => {
  it('are restored at their position with all values', () => {
    const [first, two] = [addPerson({ name: '甲' }), addPerson({ name: '乙' })]
    const before = engine().values().people
    const gone = engine().removeRow('people', first)
    expect(engine().field(`people/${first}/name`)).toBeUndefined()
    expect(gone).toMatchObject({ index: 0, row: { id: first, cells: { name: '甲' } } })
    if (gone) engine().insertRow('people', gone.index, gone.row)
    expect(engine().values().people).toEqual(before)
    expect(engine().field(`people/${two}/name`)?.value).toBe('乙')
  })

  it('move together with their messages', () => {
    const [first] = [addPerson({ name: '名字实在太长了' }), addPerson({ name: '乙' })]
    engine().reveal('form', 'format')
    expect(messages(`people/${first}/name`)).toEqual(['成员第 1 行：姓名不能超过 5 个字，现在 7 个'])
    engine().moveRow('people', first, 7)
    expect(messages(`people/${first}/name`)).toEqual(['成员第 2 行：姓名不能超过 5 个字，现在 7 个'])
  })

  it('that are fixed cannot be added, removed or moved, and their preset cells are locked', () => {
    expect([engine().insertRow('costs', 0), engine().removeRow('costs', 'row0')]).toEqual([null, null])
    engine().moveRow('costs', 'row0', 2)
    engine().set('costs/row0/item', '别的')
    engine().set('costs', [])
    expect(engine().values().costs).toMatchObject([
      { id: 'row0', cells: { item: '设备费' } },
      { id: 'row1' },
      { id: 'row2' },
    ])
  })

  it('whose cells violate a rule together are marked', () => {
    const [first, two, three] = [
      addPerson({ mobile: '13800000000' }),
      addPerson({ mobile: '13900000000' }),
      addPerson({ mobile: ' 13800000000' }),
    ]
    const broken = () => problems('format').map((problem) => problem.paths)
    expect(broken()).toEqual([[`people/${first}/mobile`, `people/${three}/mobile`]])
    engine().removeRow('people', three)
    expect(broken()).toEqual([])
    engine().set(`people/${first}/role`, 'leader')
    engine().set(`people/${two}/role`, 'leader')
    expect(broken()).toEqual([[`people/${first}/role`, `people/${two}/role`]])
  })
})
