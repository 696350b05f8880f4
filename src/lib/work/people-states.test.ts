import { describe, expect, it } from 'vitest'
import {
  type ExpertApplicationStatus,
  expertApplicationStates,
  nextExpertStatus,
  openExpertActions,
} from './expert-application'
import { membershipStates } from './membership'
import { unitFilingStates } from './unit-filing'

describe('an expert application', () => {
  it('goes from the applicant by the unit to the commission', () => {
    expect(nextExpertStatus(0, 'SUBMIT', 'applicant')).toBe(1)
    expect(nextExpertStatus(1, 'PASS', 'unit')).toBe(2)
    expect(nextExpertStatus(2, 'PASS', 'commission')).toBe(3)
  })

  it.each<[ExpertApplicationStatus, 'unit' | 'commission', ExpertApplicationStatus]>([
    [1, 'unit', 4],
    [2, 'commission', 5],
  ])('returned from %i by the %s is %i, and can be submitted again', (status, role, returned) => {
    expect(nextExpertStatus(status, 'RETURN', role)).toBe(returned)
    expect(nextExpertStatus(returned, 'SUBMIT', 'applicant')).toBe(1)
  })

  it.each<ExpertApplicationStatus>([0, 2, 3, 4, 5])('gives the unit nothing to decide in state %i', (status) => {
    expect(openExpertActions(status, 'unit').filter((action) => action !== 'VIEW')).toEqual([])
    expect(nextExpertStatus(status, 'PASS', 'unit')).toBeNull()
  })

  it('is called as the domain calls it', () => {
    expect(Object.values(expertApplicationStates).map(({ label }) => label)).toEqual([
      '未提交',
      '待单位审核',
      '待科委审核',
      '已入库',
      '单位退回',
      '科委退回',
    ])
  })
})

it('takes a person in from a request or after a refusal, and never from the profile’s own list', () => {
  expect(membershipStates[1].leadsTo).toEqual({ APPROVE: 2, REFUSE: 3 })
  expect(membershipStates[3].leadsTo.APPROVE).toBe(2)
  expect(membershipStates[0].actions).toEqual([])
})

it('lets the unit decide on a filing only while it waits for the unit', () => {
  expect(unitFilingStates.UNIT_REVIEW.leadsTo).toEqual({ PASS: 'SUBMITTED', RETURN: 'RETURNED' })
  for (const state of ['FILLING', 'SUBMITTED', 'RETURNED'] as const) expect(unitFilingStates[state].actions).toEqual([])
})
