/** Tests of the rules of a research plan. */
import { expect, it } from 'vitest'
import type { RowValue } from '@/smartform/schema/values'
import { formNode, problemsOf } from '../domain/form-engine'

const cycle = { start: '2027-01-01', end: '2028-12-31' }
const stage = (id: string, start: string, end: string): RowValue => ({
  id,
  cells: { period: { start, end }, work: '研究', deliverable: '报告' },
})

it.each([
  ['on its days', [stage('a', '2027-01-01', '2028-12-31')], []],
  ['that begin the day before', [stage('a', '2026-12-31', '2028-12-31')], ['milestones/a/period']],
  ['that end the day after', [stage('a', '2027-01-01', '2029-01-01')], ['milestones/a/period']],
  [
    'of which one is outside',
    [stage('a', '2027-01-01', '2027-06-30'), stage('b', '2029-01-01', '2029-06-30')],
    ['milestones/b/period'],
  ],
  ['that have no dates yet', [{ id: 'a', cells: {} }], []],
])('milestones %s of the project term are pointed out where they leave it', (_case, milestones, paths) => {
  for (const formId of ['project-declaration', 'soft-science-declaration']) {
    const { version: formVersion } = formNode(formId)
    const found = problemsOf(
      { formId, formVersion, values: { cycle, milestones } },
      Date.parse('2026-11-21T10:00:00+08:00'),
    )
    const rule = found.filter(({ rule }) => rule?.includes('milestonesWithinTerm'))
    expect(rule.flatMap((one) => one.paths)).toEqual(paths)
    expect(rule.map(({ severity }) => severity)).toEqual(paths.map(() => 'WARNING'))
  }
})
