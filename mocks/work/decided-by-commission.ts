/** The rules of a kind of work that the commission decides about: amounts, letters, messages; shared by matchings and foreign-expert projects. */

import { yearInBeijing } from '@/lib/time/beijing-time'
import { totalOf, type YearAmount } from '@/work/grants'
import type { BackendContext } from '../context'
import type { WorkRow } from '../db/rows-work'
import { inEnglish, joined, type Words } from '../domain/inform'
import { grantedIn, grantedOf } from './grants'
import type { Taking, WorkRules } from './rules'
import { titleOf } from './title'
import { kindOf } from './viewer-roles'

/** What differs between the kinds that the commission decides about. */
interface Decided {
  /** The letters of its documents: 沪科匹〔2026〕12 号. */
  letters: string
  /** The money requested, by year; absent: none is granted. */
  requested?(context: Pick<BackendContext, 'db'>, work: WorkRow): YearAmount[]
}

/** The next number of a kind's letters in a year. */
function nextLetter({ db, now }: BackendContext, { kind }: WorkRow, letters: string): string {
  const head = `${letters}〔${yearInBeijing(now)}〕`
  const numbers = db.works.where({ kind }).flatMap(({ facts: { letterNumber } }) => {
    const known = typeof letterNumber === 'string' && letterNumber.startsWith(head)
    return known ? [Number.parseInt(letterNumber.slice(head.length), 10)] : []
  })
  // A decision that was taken back leaves a gap; the number after it must not be given twice.
  return `${head}${Math.max(0, ...numbers) + 1} 号`
}

/** Whether a step is the commission's decision that grants money. */
const grants = ({ kind, work, action }: Pick<Taking, 'kind' | 'work' | 'action'>) =>
  action === 'PASS' && kind.states[work.state]?.grants === true

/**
 * The rules of a kind that the commission decides about: amounts are checked and kept by year, the letter gets its
 * number, and the creator's message names both.
 */
export function decidedByCommission(rules: WorkRules, { letters, requested }: Decided): WorkRules {
  return {
    ...rules,
    guard(context, taking) {
      rules.guard?.(context, taking)
      if (grants(taking)) grantedIn(requested?.(context, taking.work) ?? [], taking.facts)
    },
    took(context, taking, work) {
      const more = rules.took?.(context, taking, work)
      if (taking.kind.states[taking.to]?.letter === undefined) return more
      const granted = grants(taking) ? grantedIn(requested?.(context, taking.work) ?? [], taking.facts) : undefined
      const letterNumber = nextLetter(context, work, letters)
      return {
        ...more,
        ...(granted && { amount: totalOf(granted).toString() }),
        facts: {
          ...work.facts,
          letterNumber,
          decidedAt: context.now,
          reason: taking.opinion,
          ...(granted && { granted }),
        },
      }
    },
    facts: (context, work) => {
      const { grants, letter } = kindOf(work).states[work.state] ?? {}
      const requestedGrants = grants || letter !== undefined ? requested?.(context, work) : undefined
      return { ...rules.facts?.(context, work), ...(requestedGrants && { requested: requestedGrants }) }
    },
    resultMessage: (context, action, work) => decisionWords(work) ?? rules.resultMessage?.(context, action, work),
  }
}

/** What the creator is told: the outcome, the amounts by year, and the letter. */
function decisionWords(work: WorkRow): { title: Words; content: Words } | undefined {
  const { noun, states } = kindOf(work)
  const { label = '', letter } = states[work.state] ?? {}
  if (letter === undefined) return undefined
  const name: Words = [
    `${noun}《${titleOf(work)}》：${label}`,
    `${inEnglish(noun)} “${titleOf(work)}”: ${inEnglish(label)}`,
  ]
  const number = String(work.facts.letterNumber)
  const paper: Words = [
    `《${letter}》（${number}）可以下载。`,
    ` “${inEnglish(letter)}” (${number}) can be downloaded. `,
  ]
  return { title: name, content: joined(name, ['。', '.'], grantWords(grantedOf(work)), paper) }
}

function grantWords(granted: readonly YearAmount[] | undefined): Words {
  if (!granted) return ['', '']
  const total = totalOf(granted).toString()
  return [
    `核定 ${total} 万元：${granted.map(({ year, amount }) => `${year} 年 ${amount} 万元`).join('，')}。`,
    ` Granted (10,000 yuan): ${total}; ${granted.map(({ year, amount }) => `${year}: ${amount}`).join(', ')}.`,
  ]
}
