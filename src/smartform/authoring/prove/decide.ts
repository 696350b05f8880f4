/** Decides whether some answers make an expression true, for the proof of a form (`prove-form.ts`). */

import type { Expression } from '../../expression/ast'
import type { FormNode } from '../../schema/nodes'
import { AnswerScope } from '../answer-scope'
import { type Decided, dependenciesOf, FormSurroundings, type Variable } from './surroundings'

/** Something to find answers for. */
export interface Question {
  /** What it depends on. */
  reads: readonly Expression[]
  /** The table in whose rows these stand, else null. */
  table?: string
  /** Whether it may be true; false only where it cannot. */
  possible(within: FormSurroundings): boolean
  /** Whether it is true of given answers. */
  holds(scope: AnswerScope): boolean
}

/** The smallest answers found; `impossible`: there are none; `undecided`: none were found. */
export type Outcome = { is: 'found'; answers: Readonly<Record<string, unknown>> } | { is: 'impossible' | 'undecided' }

/** The work for one question: parts looked at, and answers tried. */
const most = { parts: 400, tries: 1200, combinations: 400 }

/**
 * Parts the answers that a question reads (`domains.ts`), excludes parts in which it cannot be true (`mayBe`), and tries
 * answers of the others with the form's own evaluation. So `found` and `impossible` are certain; what takes more work
 * than `most` is `undecided`.
 *
 * @param today `YYYY-MM-DD`
 */
export function decide(form: FormNode, question: Question, today: string): Outcome {
  const { variables, tables } = dependenciesOf(form, question.reads, question.table ?? null, today)
  const byId = new Map(variables.map((variable) => [variable.node.id, variable]))
  let parts = 0
  let tries = 0
  const holds = (answers: ReadonlyMap<string, unknown>): boolean => {
    tries += 1
    return question.holds(new AnswerScope(form, (id) => answers.get(id), today))
  }

  /** Tries answers of the decided parts, each with each as far as there is time. */
  const attempt = (decided: Decided): Outcome | null => {
    const lists = variables.map(({ node }) => decided.get(node.id)?.answers ?? [null])
    const longest = Math.max(1, ...lists.map((list) => list.length))
    const product = lists.reduce((all, list) => all * Math.max(1, list.length), 1)
    const count = Math.min(product, Math.max(most.combinations, longest))
    for (let n = 0; n < count && tries < most.tries; n += 1) {
      const answers = new Map<string, unknown>()
      let rest = n
      for (const [index, { node }] of variables.entries()) {
        const list = lists[index] ?? []
        const at =
          product <= most.combinations
            ? rest % Math.max(1, list.length)
            : (n * (index + 1) + (n > longest ? index : 0)) % Math.max(1, list.length)
        rest = Math.floor(rest / Math.max(1, list.length))
        answers.set(node.id, list[at] ?? null)
      }
      if (holds(answers)) return { is: 'found', answers: smallest(answers, holds) }
    }
    return null
  }

  const search = (decided: Decided, open: readonly Variable[]): Outcome => {
    parts += 1
    if (!question.possible(new FormSurroundings(form, byId, tables, decided))) return { is: 'impossible' }
    if (parts > most.parts || tries >= most.tries) return attempt(decided) ?? { is: 'undecided' }
    const [next, ...later] = open
    if (!next) return attempt(decided) ?? { is: isExact(decided) ? 'impossible' : 'undecided' }
    let undecided = false
    for (const part of next.parts) {
      const outcome = search(new Map(decided).set(next.node.id, part), later)
      if (outcome.is === 'found') return outcome
      undecided ||= outcome.is === 'undecided'
    }
    return { is: undecided ? 'undecided' : 'impossible' }
  }
  return search(new Map(), variables)
}

/** Whether each decided part has one value alone, so that trying it decides. */
function isExact(decided: Decided): boolean {
  return [...decided.values()].every((part) => {
    if (!('values' in part)) return false
    const { missing, number, yes, no, text, list } = part.values
    const single = number !== null && number.low !== null && number.high !== null && number.low.eq(number.high)
    const texts = text instanceof Set ? text.size : text ? 2 : 0
    const kinds = Number(missing) + Number(yes) + Number(no) + texts + (number === null ? 0 : single ? 1 : 2)
    return list === null && kinds === 1
  })
}

/** The answers without those that are not needed. */
function smallest(
  answers: ReadonlyMap<string, unknown>,
  holds: (answers: ReadonlyMap<string, unknown>) => boolean,
): Readonly<Record<string, unknown>> {
  const left = new Map([...answers].filter(([, answer]) => answer !== null))
  for (const [id, answer] of [...left]) {
    left.delete(id)
    if (!holds(left)) left.set(id, answer)
  }
  return Object.fromEntries(left)
}
