import { beforeEach, describe, expect, it } from 'vitest'
import { parseDefinition } from '../schema/parse-definition'
import { createEngine } from './create-engine'
import type { FormEngine } from './engine'
import definition from './sample-definition.json'

const form = parseDefinition(definition)
let engine: FormEngine

function open(values: unknown = {}, editable = true): FormEngine {
  return createEngine(form, values, { editable, today: () => '2026-06-15' })
}

const progress = (pageId: string) => engine.progress().find((page) => page.pageId === pageId)

beforeEach(() => {
  engine = open()
})

it('the sample form is sound', () => {
  expect(form.definitionProblems).toEqual([])
})

describe('how far a page is', () => {
  it('from untouched over partial to complete', () => {
    expect(progress('basics')).toEqual({
      pageId: 'basics',
      visible: true,
      state: 'untouched',
      requiredLeft: 1,
      attachmentsLeft: 0,
      errors: 0,
    })
    engine.set('partner', 'yes')
    expect(progress('basics')).toMatchObject({ state: 'partial', requiredLeft: 3, attachmentsLeft: 1 })
    engine.set('title', '题')
    engine.set('partner', 'no')
    expect(progress('basics')).toMatchObject({ state: 'complete', requiredLeft: 0, attachmentsLeft: 0 })
  })

  it('a default or a preset row is no answer', () => {
    expect([progress('basics')?.state, progress('budget')?.state]).toEqual(['untouched', 'optional'])
  })

  it('a broken rule keeps its page from being complete', () => {
    engine.set('costs/row0/amount', '100')
    engine.set('costs/row2/amount', '13')
    expect(progress('budget')?.state).toBe('partial')
    engine.reveal('form', 'submit')
    expect(progress('budget')).toMatchObject({ state: 'wrong', errors: 1 })
    engine.set('costs/row2/amount', '1')
    expect(progress('budget')?.state).toBe('complete')
  })

  it('is the same object until it is another', () => {
    const before = engine.progress()
    engine.set('remark', '说')
    expect(engine.progress()[0]).toBe(before[0])
    const after = engine.progress()
    engine.set('remark', '说明')
    expect(engine.progress()).toBe(after)
  })
})

describe('who is told', () => {
  it('only those whose field is another', () => {
    const told: string[] = []
    for (const path of ['title', 'unit', 'proof', 'share', 'direct', 'costs/row0/amount', 'costs/row1/amount'])
      engine.subscribe(path, () => told.push(path))
    engine.set('partner', 'yes')
    expect(told.splice(0).sort()).toEqual(['proof', 'unit'])
    engine.set('costs/row0/amount', '5')
    expect(told.splice(0).sort()).toEqual(['costs/row0/amount', 'direct'])
  })

  it('a listener that changes another field is followed', () => {
    engine.subscribe('partner', () => engine.set('remark', '合作'))
    engine.set('partner', 'yes')
    expect(engine.values().remark).toBe('合作')
  })
})
