import { describe, expect, it } from 'vitest'
import {
  type DeclarationAction,
  type DeclarationRole,
  type DeclarationState,
  declarationActionLabels,
  declarationStates,
  nextState,
  openActions,
} from './declaration'

const states = Object.keys(declarationStates) as DeclarationState[]
const actions = Object.keys(declarationActionLabels) as DeclarationAction[]
const roles: DeclarationRole[] = ['creator', 'unit', 'department']

/** Every step there is, written out from the domain: state, action, role → state. */
const steps: [DeclarationState, DeclarationAction, DeclarationRole, DeclarationState][] = [
  ['DRAFT', 'SUBMIT', 'creator', 'UNIT_REVIEW'],
  ['RETURNED', 'SUBMIT', 'creator', 'UNIT_REVIEW'],
  ['UNIT_REVIEW', 'WITHDRAW', 'creator', 'DRAFT'],
  ['UNIT_REVIEW', 'PASS', 'unit', 'DEPARTMENT_REVIEW'],
  ['UNIT_REVIEW', 'RETURN', 'unit', 'RETURNED'],
  ['UNIT_REVIEW', 'REFUSE', 'unit', 'REFUSED'],
  ['DEPARTMENT_REVIEW', 'PASS', 'department', 'ACCEPTED'],
  ['DEPARTMENT_REVIEW', 'RETURN', 'department', 'RETURNED'],
  ['DEPARTMENT_REVIEW', 'REFUSE', 'department', 'REFUSED'],
]
const everyCase = states.flatMap((state) => actions.flatMap((action) => roles.map((role) => ({ state, action, role }))))

describe('the declaration', () => {
  it.each(everyCase)('in $state, $action by the $role leads where the domain says, or nowhere', (one) => {
    const step = steps.find(
      ([state, action, role]) => state === one.state && action === one.action && role === one.role,
    )
    expect(nextState(one.state, one.action, one.role)).toBe(step?.[3] ?? null)
  })

  it.each(states)('in %s can be filled exactly while its creator holds it', (state) => {
    const open = openActions(state, ['creator']).includes('FILL')
    expect(open).toBe(declarationStates[state].holder === 'creator')
    expect(openActions(state, ['unit', 'department'])).not.toContain('FILL')
  })

  it.each(states)('in %s can be removed by its creator only, and only as a draft', (state) => {
    expect(openActions(state, ['creator']).includes('REMOVE')).toBe(state === 'DRAFT')
    expect(openActions(state, ['unit', 'department'])).not.toContain('REMOVE')
  })

  it.each(states)('in %s is for its creator to read, and a draft for nobody else', (state) => {
    expect(openActions(state, ['creator'])).toContain('VIEW')
    expect(openActions(state, ['unit']).includes('VIEW')).toBe(state !== 'DRAFT')
  })

  it('is not the department’s to see before the unit has passed it on', () => {
    expect(openActions('DRAFT', ['department'])).toEqual([])
    expect(openActions('UNIT_REVIEW', ['department'])).toEqual([])
  })

  it('offers a person with several roles each action once', () => {
    expect(openActions('UNIT_REVIEW', ['creator', 'unit'])).toEqual(['VIEW', 'WITHDRAW', 'PASS', 'RETURN', 'REFUSE'])
  })

  it('cannot be withdrawn once the unit has acted', () => {
    for (const state of states.filter((each) => each !== 'UNIT_REVIEW')) {
      expect(openActions(state, ['creator'])).not.toContain('WITHDRAW')
    }
  })
})
