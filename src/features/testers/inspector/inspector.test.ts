/** Tests of what the inspector tells a tester about a form: sample data, rules, states and dependencies. */
// @vitest-environment jsdom
import { kindsSample } from '@mocks/forms/sample/kinds-sample'
import { sampleValues } from '@mocks/forms/sample/sample-values'
import { describe, expect, it } from 'vitest'
import { fillPage } from '@/shared/content/fill-page'
import { createEngine } from '@/smartform/engine/create-engine'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { fakePorts } from '../../../../tests/smartform/open-sample'
import { linksOf, sourceOf } from './references'
import { causesOf, traceRules } from './trace'

const today = () => '2026-11-21'
const now = Date.parse('2026-11-21T08:00:00+08:00')
const form = parseDefinition(kindsSample)
const open = (values: Readonly<Record<string, unknown>>) => createEngine(form, values, { editable: true, today })

function ports() {
  const ports = fakePorts()
  const entry = { id: '1', code: '1', name: '甲' }
  ports.searchDictionary.mockResolvedValue([entry])
  ports.dictionaryTree.mockResolvedValue([{ ...entry, children: [{ ...entry, id: '2', children: [] }] }])
  ports.searchUnits.mockResolvedValue([{ id: 'u', name: '某单位' }])
  return ports
}

describe('the inspector', () => {
  it('fills each page of an empty form with valid data', async () => {
    const engine = open({})
    for (const page of form.pages) expect(await fillPage(engine, ports(), page.id)).toBeGreaterThan(0)
    const own = engine.problems('form', 'submit').filter((problem) => problem.kind !== 'rule')
    expect(own).toEqual([])
  })

  it('keeps valid answers', async () => {
    const engine = open(sampleValues({ id: 'u', name: '某单位' }, now))
    await fillPage(engine, ports(), 'texts')
    expect(engine.values().projectName).toBe('智能交通信号协同试验')
  })

  it('shows for each rule whether it applies, its value, its limit and its result', () => {
    const engine = open({ ...sampleValues({ id: 'u', name: '某单位' }, now), amount: '10' })
    const traces = traceRules(engine)
    const trace = (id: string) => traces.find((trace) => trace.rule.id === id)
    expect(trace('fewQualified')).toMatchObject({ applies: true, holds: true, current: '1', limit: '2' })
    expect(trace('withinInvestment')).toMatchObject({ applies: true, holds: false, current: '67.75', limit: '10' })
    expect(trace('otherUnit')).toMatchObject({ applies: false, holds: null })
  })

  it('explains the state of a field or cell, operand by operand', () => {
    const engine = open({ ...sampleValues({ id: 'u', name: '某单位' }, now), amount: '10' })
    const [visible] = causesOf(engine, 'overspend').visible
    expect(visible).toMatchObject({ label: 'gt', value: 'true' })
    expect(visible?.operands).toMatchObject([
      { label: 'total', value: '67.75' },
      { label: 'amount', value: '10' },
    ])
    expect(causesOf(engine, 'topics/t1/total').value[0]?.operands.map(({ value }) => value)).toEqual([
      '12.5',
      '6',
      '18',
    ])
    expect(causesOf(engine, 'people/p1/obtainedOn').required).toMatchObject([
      { label: 'filled', value: 'true', operands: [{ label: 'qualificationNumber', value: 'SH20250001' }] },
    ])
    expect(causesOf(engine, 'projectName').visible).toEqual([])
  })

  it('lists what a field depends on, what depends on it, and its definition', () => {
    expect(linksOf(form, 'selfFunded')).toMatchObject({ dependsOn: ['amount', 'ratio'] })
    expect(linksOf(form, 'amount').neededBy).toEqual(['selfFunded', 'share', 'overspend', 'rule:withinInvestment'])
    expect(sourceOf(kindsSample, 'logo')).toMatchObject({ kind: 'image', maxKilobytes: 2048 })
    expect(sourceOf({ pages: 'none' }, 'logo')).toBeUndefined()
  })
})
