import { describe, expect, it } from 'vitest'
import { guessMapping } from './map-columns'

describe('the unit of a pasted column', () => {
  it.each([
    ['元器件费', 'tenThousand'],
    ['元器件费（万元）', 'tenThousand'],
    ['金额', 'tenThousand'],
    ['单元', 'tenThousand'],
    ['金额（元）', 'yuan'],
    ['元器件费(元)', 'yuan'],
    ['单价/元', 'yuan'],
    ['单价（单位：元/台）', 'yuan'],
    ['金额（人民币元）', 'yuan'],
  ])('%s is %s', (head, unit) => {
    expect(
      guessMapping([[head, '姓名']], [{ id: 'n', kind: 'text', label: '姓名' } as never], null).columns[0]?.unit,
    ).toBe(unit)
  })
})
