/** Property tests that compare the form engine with a slow reference implementation. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainForm } from '../../../tests/smartform/plain-form'
import { answer, definition, edit, nth, pathsOf, tableIds } from '../../../tests/smartform/random-forms'
import { kindOf } from '../kinds/kinds'
import { parseDefinition } from '../schema/parse-definition'
import type { FormValues, Path } from '../schema/values'
import { createEngine } from './create-engine'
import type { FormEngine, NamedProblem, NamedSource, Problem, ValidationScope } from './engine'
import { partsOf } from './paths'

/** What a person, the server or the clock does to an open form. */
type Deed =
  | { do: 'edit'; edit: (engine: FormEngine) => void }
  | { do: 'reveal'; scope: number; depth: 'format' | 'submit' }
  | { do: 'name'; source: NamedSource; paths: readonly number[]; rule: number | null }
  | { do: 'day'; day: string }

const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('edit' as const), edit }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('reveal' as const),
      scope: fc.nat(20),
      depth: fc.constantFrom('format' as const, 'submit' as const),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('name' as const),
      source: fc.constantFrom<NamedSource>('check', 'save', 'paste'),
      paths: fc.array(fc.nat(40), { maxLength: 2 }),
      rule: fc.option(nth, { nil: null }),
    }),
  },
  fc.record({ do: fc.constant('day' as const), day: fc.constantFrom('2026-06-15', '2026-06-16') }),
)

/** Every field a part of a definition speaks of, and what those speak of: read off the words, without a graph. */
function spokenOf(raw: { pages: readonly object[] }, part: string, ids: readonly string[]): Set<string> {
  const parts = new Map<string, string>()
  const add = (id: string, ...words: unknown[]) => parts.set(id, JSON.stringify(words))
  for (const { sections, ...page } of raw.pages as { sections: { fields: { id: string }[] }[] }[])
    for (const { fields, ...section } of sections) for (const field of fields) add(field.id, page, section, field)
  const found = new Set<string>()
  const open = [part]
  for (const words of open)
    for (const id of ids) {
      if (found.has(id) || !words.includes(`"${id}"`)) continue
      found.add(id)
      open.push(parts.get(id) ?? '')
    }
  return found
}

/** An edit loses no answer and tells exactly those whom it concerns. */
function editAndCompare(engine: FormEngine, edit: (engine: FormEngine) => void) {
  const paths = pathsOf(engine)
  const before = new Map(paths.map((path) => [path, engine.field(path)]))
  const reported = new Set<Path>()
  const stops = paths.map((path) => engine.subscribe(path, () => reported.add(path)))
  const answers = engine.values()
  const concerned = new Set<string>()
  const stop = engine.onChange(({ fieldIds }) => fieldIds.forEach(concerned.add, concerned))
  edit(engine)
  for (const path of paths) expect([path, reported.has(path)]).toEqual([path, engine.field(path) !== before.get(path)])
  for (const id of Object.keys(answers))
    if (!concerned.has(id)) expect(engine.values()[id]).toBe(answers[id])
    else expect(before.get(id)?.value).not.toBe(engine.field(id)?.value)
  for (const end of [stop, ...stops]) end()
}

/** What several others named of one place stands in no order of its own. */
const byId = (problems: readonly Problem[]) => problems.toSorted((problem, other) => (problem.id < other.id ? -1 : 1))

it('a random form has after any operations the same state as one computed from definition and answers', () => {
  fc.assert(
    fc.property(definition, fc.array(deed, { minLength: 1, maxLength: 12 }), (raw, deeds) => {
      // of a definition one cannot hand in, submitting is refused as a whole: said elsewhere
      const form = { ...parseDefinition(raw), undecided: false }
      let day = '2026-06-15'
      const engine = createEngine(form, {}, { editable: true, today: () => day })
      const depths = new Map<Path, 'format' | 'submit'>()
      const rules = new Set<string>()
      let named: readonly NamedProblem[] = []
      let count = 0
      const serverProblems = () => engine.problems('form', 'submit').filter(({ kind }) => kind === 'server')
      const anew = () => plainForm(form, engine.values(), day, { depths, rules, named: serverProblems() })
      const reveal = (problems: readonly Problem[], depth: 'format' | 'submit') => {
        for (const { kind, id, paths } of problems)
          if (kind === 'rule') rules.add(id)
          else if (kind !== 'server')
            for (const path of paths) if (depths.get(path) !== 'submit') depths.set(path, depth)
      }
      const stateAt = (path: Path) => {
        const { value, visible } = engine.field(path) ?? {}
        return JSON.stringify([value, visible])
      }

      for (const deed of deeds) {
        const before = new Map(named.flatMap(({ paths }) => paths.map((path) => [path, stateAt(path)])))
        const answers: FormValues = engine.values()
        const [today, listed] = [day, serverProblems().map(({ message }) => message)]
        if (deed.do === 'edit') editAndCompare(engine, deed.edit)
        if (deed.do === 'day') {
          day = deed.day
          engine.newDay()
        }
        if (deed.do === 'reveal') {
          const paths = pathsOf(engine)
          const scopes: ValidationScope[] = ['form', { page: 'p0' }, { page: 'p1' }, { paths: paths.slice(deed.scope) }]
          const scope = scopes[deed.scope % 4] ?? 'form'
          const expected = anew().problems(scope, deed.depth)
          expect(byId(engine.reveal(scope, deed.depth))).toEqual(byId(expected))
          reveal(expected, deed.depth)
        }
        if (deed.do === 'name') {
          const paths = pathsOf(engine)
          count += 1
          const rule = deed.rule === null ? undefined : form.rules[deed.rule]
          const problem: NamedProblem = {
            severity: 'error',
            message: `said ${count}`,
            paths: deed.paths.map((path) => paths[path % paths.length] ?? ''),
            ...(rule && { rule: `rule:${rule.id}` }),
          }
          const own = anew()
            .problems('form', 'submit')
            .filter(({ id }) => id === problem.rule)
          engine.setServerProblems([problem], deed.source)
          reveal(own, 'submit')
          // the form says it itself: once
          expect(serverProblems().some(({ message }) => message === problem.message)).toBe(own.length === 0)
          if (own.length === 0) named = [...named, problem]
        } else {
          const now = serverProblems().map(({ message }) => message)
          for (const { message: text, paths, rule } of named.filter(({ message }) => listed.includes(message))) {
            const isMet = now.includes(text)
            // what it is said of is another: it goes
            if (paths.some((path) => before.get(path) !== stateAt(path))) expect([text, isMet]).toEqual([text, false])
            const words = JSON.stringify([
              paths.map((path) => path.split('/')[0]),
              form.rules.find(({ id }) => `rule:${id}` === rule),
            ])
            const causes = spokenOf(raw, words, [...form.fields.keys()])
            const touched = day !== today || [...causes].some((id) => engine.values()[id] !== answers[id])
            if (!touched && paths.length > 0) expect([text, isMet]).toEqual([text, true])
          }
        }

        const plain = anew()
        const states = pathsOf(engine).map((path) => {
          const state = engine.field(path)
          const value = state?.node.kind === 'computed' ? state.value : null
          return { ...state, node: undefined, value, problems: byId(state?.problems ?? []) }
        })
        const worked = pathsOf(engine).map(plain.state)
        expect(states).toEqual(worked.map((state) => ({ ...state, problems: byId(state.problems) })))
        expect(engine.problems('form', 'submit')).toEqual(plain.problems('form', 'submit'))
        expect(engine.progress()).toEqual(plain.progress())
        expect(engine.ledger()).toEqual(plain.ledger())
        for (const id of tableIds) expect(engine.total(id, 'c1')).toEqual(plain.total(id, 'c1'))
      }
    }),
    { numRuns: 150, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
  )
}, 90_000)

it('a random form keeps the input of every field and cell that is not locked', () => {
  fc.assert(
    fc.property(definition, fc.array(fc.tuple(nth, answer), { minLength: 1, maxLength: 8 }), (raw, typed) => {
      const engine = createEngine(parseDefinition(raw), {}, { editable: true, today: () => '2026-06-15' })
      for (const id of tableIds) engine.insertRow(id, 0)
      for (const [index, value] of typed) {
        const paths = pathsOf(engine).filter((path) => !tableIds.includes(path))
        const path = paths[(index * 5) % paths.length] ?? ''
        const state = engine.field(path)
        engine.set(path, value)
        const { node } = state ?? {}
        if (!state || !node || node.kind === 'computed' || state.locked)
          expect(engine.field(path)?.value ?? null).toBe(state?.value ?? null)
        else if (typeof value === 'string' && ['text', 'number', 'money'].includes(node.kind))
          expect(plain(engine.field(path)?.value)).toBe(plain(value))
        else expect(engine.field(path)?.value).toEqual(kindOf(node).coerce(node, value))
        expect(partsOf(path).fieldId in engine.values()).toBe(
          node !== undefined && (node.kind !== 'computed' || path.includes('/')),
        )
      }
    }),
    { numRuns: 100, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
  )
})

/** Without what typing numbers may change: width and separators. */
function plain(value: unknown): string {
  return String(value).replace(/,/g, '').replace('１２', '12')
}
