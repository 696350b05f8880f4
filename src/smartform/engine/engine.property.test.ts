import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answer, definition, edit, nth, pathsOf, tableIds } from '../../../tests/smartform/random-forms'
import { kindOf } from '../kinds/kinds'
import { parseDefinition } from '../schema/parse-definition'
import type { Path } from '../schema/values'
import { createEngine } from './create-engine'
import type { FormEngine } from './engine'
import { placeOf } from './paths'

/** All that can be seen of an engine; what is not yet cleaned of the answers left out. */
function picture(engine: FormEngine) {
  const states = pathsOf(engine).map((path) => {
    const state = engine.field(path)
    return { ...state, node: state?.node.kind, value: state?.node.kind === 'computed' ? state.value : null }
  })
  const totals = tableIds.map((id) => engine.total(id, 'c1'))
  return {
    values: engine.values(),
    states,
    totals,
    ledger: engine.ledger(),
    progress: engine.progress(),
    problems: engine.problems('form', 'submit'),
  }
}

const options = { editable: true, today: () => '2026-06-15' }

describe('random forms under random edits', () => {
  it('agree with working everything out anew, lose no answer, and tell exactly those whom something concerns', () => {
    fc.assert(
      fc.property(definition, fc.array(edit, { minLength: 1, maxLength: 12 }), (raw, edits) => {
        const form = parseDefinition(raw)
        const engine = createEngine(form, {}, options)
        for (const change of edits) {
          const paths = pathsOf(engine)
          const before = new Map(paths.map((path) => [path, engine.field(path)]))
          const told = new Set<Path>()
          const stops = paths.map((path) => engine.subscribe(path, () => told.add(path)))
          const answers = engine.values()
          const concerned = new Set<string>()
          const stop = engine.onChange(({ fieldIds: changed }) => changed.forEach(concerned.add, concerned))
          change(engine)
          for (const path of paths)
            expect([path, told.has(path)]).toEqual([path, engine.field(path) !== before.get(path)])
          for (const id of Object.keys(answers))
            if (!concerned.has(id)) expect(engine.values()[id]).toBe(answers[id])
            else expect(before.get(id)?.value).not.toBe(engine.field(id)?.value)
          for (const end of [stop, ...stops]) end()
          expect(picture(engine)).toEqual(picture(createEngine(form, engine.values(), options)))
        }
      }),
      { numRuns: 150, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
    )
  })

  it('keep what was typed in every field and cell that is not locked', () => {
    fc.assert(
      fc.property(definition, fc.array(fc.tuple(nth, answer), { minLength: 1, maxLength: 8 }), (raw, typed) => {
        const engine = createEngine(parseDefinition(raw), {}, options)
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
          expect(placeOf(path).fieldId in engine.values()).toBe(
            node !== undefined && (node.kind !== 'computed' || path.includes('/')),
          )
        }
      }),
      { numRuns: 100, interruptAfterTimeLimit: 60_000, markInterruptAsFailure: true },
    )
  })
})

/** Without what typing numbers may change: width and separators. */
function plain(value: unknown): string {
  return String(value).replace(/,/g, '').replace('１２', '12')
}
