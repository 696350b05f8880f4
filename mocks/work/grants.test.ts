/** The money that a decision of the commission grants. */
import { describe, expect, it } from 'vitest'
import { refusalOf } from '../../tests/small-backend'
import type { WorkRow } from '../db/rows-work'
import { grantedIn, grantedOf, yearsIn } from './grants'

const years = (...amounts: string[]) => amounts.map((amount, index) => ({ year: 2026 + index, amount }))
const requested = years('100', '50.5')

describe('a decision grants', () => {
  it.each<[string, object, object[]]>([
    ['what was requested', { asRequested: true }, requested],
    ['the amounts that it names', { years: years('60', '0') }, years('60', '0')],
    ['all of it, divided otherwise', { years: years('0.5', '150') }, years('0.5', '150')],
    ['amounts without blanks and needless digits', { years: years(' 60.50 ', '007') }, years('60.5', '7')],
    ['each year’s amount, in whatever order they come', { years: years('60', '20').toReversed() }, years('60', '20')],
  ])('%s', (_case, facts, expected) => {
    expect(grantedIn(requested, facts as never)).toEqual(expected)
  })

  it.each<[string, object, number]>([
    ['without amounts', {}, 603112],
    ['with a text for them', { years: '100' }, 603112],
    ['that only says otherwise than yes', { asRequested: 'true' }, 603112],
    ['without the amount of a year', { years: years('60') }, 603112],
    ['with an empty amount', { years: years('60', ' ') }, 603112],
    ['with an amount that is no text', { years: [{ year: 2026, amount: 60 }, years('', '1')[1]] }, 603112],
    ['with nothing in the list', { years: [null, null] }, 603112],
    ['for another year besides', { years: years('60', '20', '10') }, 603113],
    ['of three digits after the point', { years: years('60.001', '20') }, 603113],
    ['of less than nothing', { years: years('-60', '100') }, 603113],
    ['of nothing in all', { years: years('0', '0.00') }, 603113],
    ['of a hundredth too much', { years: years('100', '50.51') }, 603113],
  ])('is refused %s', (_case, facts, code) => {
    expect(refusalOf(() => grantedIn(requested, facts as never))).toBe(code)
  })

  it('is refused with the most that could be granted', () => {
    try {
      grantedIn(requested, { years: years('100', '51') } as never)
      expect.fail('it was granted')
    } catch (error) {
      expect((error as { extensions: object }).extensions).toMatchObject({ code: 603113, limit: '150.50' })
    }
  })
})

it('the amounts of a form are read by year, the first year first; what is not filled in is nothing', () => {
  const row = (year: string, amount: unknown) => ({ id: year, cells: { year, amount } })
  expect(yearsIn([row('2027', '3'), row('2026', ''), row('2028', null)])).toEqual(years('0', '3', '0'))
  expect(yearsIn(undefined)).toEqual([])
})

it('nothing was granted before the decision', () => {
  expect(grantedOf({ facts: {} } as WorkRow)).toBeUndefined()
  expect(grantedOf({ facts: { granted: requested } } as never)).toEqual(requested)
})
