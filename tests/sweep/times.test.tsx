/**
 * Times and dates of every page for a reader abroad: 北京时间 once in each block, one way of writing a date, a deadline once in a row. For
 * a reader whose clock shows Beijing time: no word of it.
 */

import { afterAll, describe, expect, it } from 'vitest'
import { whole } from './select-pages'
import { stateAt } from './states'
import { answerBy, fault, slice, visit, watchPages } from './walk'

const usual = process.env.TZ
afterAll(() => {
  process.env.TZ = usual
})

/** What may name the zone of its times once. */
const blocks = 'section, [role="dialog"], table, main, body'

/**
 * Faults of the page in hand: a block that names the zone twice, a date in another style than `YYYY-MM-DD`.
 * @param most how often a block may name the zone
 */
function timeProblems(most: number): string[] {
  const named = new Map<Element | null, string[]>()
  const problems: string[] = []
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { textContent, parentElement } = texts.currentNode
    const text = textContent ?? ''
    const labels = text.match(/（北京时间）|时间均为北京时间/g) ?? []
    const block = parentElement?.closest(blocks) ?? null
    if (labels.length > 0) named.set(block, [...(named.get(block) ?? []), ...labels.map(() => text)])
    // What people have written, and letters as they are printed, keep their own way.
    if (parentElement?.closest('[lang], blockquote, article')) continue
    const other = /\d{4}[/.]\d{1,2}[/.]\d{1,2}|\d{4}\s?年\s?\d{1,2}\s?月\s?\d{1,2}\s?日/.exec(text)?.[0]
    if (other !== undefined) problems.push(`another way of writing a date: ${other} in “${text.slice(0, 80)}”`)
  }
  for (const words of named.values())
    if (words.length > most) problems.push(`zone named ${words.length} times: ${words.join(' | ')}`)
  return problems
}

/** Rows and cards of lists that say how long is left more than once. */
function repeatedDeadlines(): string[] {
  const remaining = /(?:还剩|已逾期|剩余) ?\d+ ?(?:天|小时|个工作日)/g
  return [...document.querySelectorAll('main :is(tbody tr, li)')].flatMap((row) => {
    const said = row.querySelector('li') ? [] : (row.textContent?.match(remaining) ?? [])
    return said.length > 1 ? [`deadline said ${said.length} times: “${row.textContent?.slice(0, 160)}”`] : []
  })
}

watchPages()

/** The zone of a reader’s clock, how often a block names Beijing time to them, and the slice of pages they visit. */
const readers = [
  ['Europe/London', 1, 20],
  ['Asia/Shanghai', 0, 60],
] as const

describe.each(readers)(
  'in %s, a block names Beijing time at most %i times, a date has one style, a row one deadline',
  (zone, most, every) => {
    const visits = slice(every, false).flatMap((page, index) => (whole ? page.states : [stateAt(page, index)]))

    it.each(visits.map((one) => [`${one.address} as ${one.persona}`, one] as const))('%s', async (_, sweptAddress) => {
      process.env.TZ = zone
      answerBy(({ own }) => own())
      const faults = await visit(sweptAddress, zone, {
        asWritten: false,
        noNull: false,
        look: () => {
          for (const problem of [...timeProblems(most), ...repeatedDeadlines()]) fault(problem)
        },
      })
      expect(faults).toEqual([])
    })
  },
)
