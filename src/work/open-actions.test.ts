/** Who may do what with a work item: the rules that hold for every kind. */
import { describe, expect, it } from 'vitest'
import type { WorkAction, WorkKind, WorkRole, WorkState } from './kind'
import { declaration } from './kinds/declaration'
import {
  actingFor,
  mayExtend,
  openActions,
  type RepresentedColleague,
  rolesFor,
  type ViewerRoles,
} from './open-actions'

const state = (holder: WorkRole | null, actions: WorkState['actions']): WorkState => ({
  ...{ label: '', colour: 'default', holder, actions, transitions: {} },
})
const kind: WorkKind = {
  ...declaration,
  deadline: { from: 'created', days: 1 },
  states: {
    DRAFT: state('creator', { creator: ['FILL', 'SUBMIT', 'REMOVE', 'VIEW'] }),
    REVIEW: state('unit', {
      creator: ['VIEW', 'WITHDRAW'],
      unit: ['PASS', 'RETURN', 'VIEW'],
      department: ['VIEW', 'PASS'],
      office: ['VIEW'],
    }),
    DONE: state(null, { creator: ['VIEW'], department: ['VIEW'] }),
  },
}

const viewer = (roles: WorkRole[], more: Partial<ViewerRoles> = {}): ViewerRoles => ({
  ...{ roles, creator: roles.includes('creator'), actedAs: [] },
  ...more,
})
const colleague = (roles: WorkRole[], more: Partial<RepresentedColleague> = {}): RepresentedColleague => ({
  ...viewer(roles),
  ...{ personId: 'absent', name: '王建华', recused: false },
  ...more,
})

describe('what is offered', () => {
  it.each<[string, string, ViewerRoles, WorkAction[]]>([
    ['nothing without a role', 'REVIEW', viewer([]), []],
    ['nothing in a state that the kind does not have', 'GONE', viewer(['unit']), []],
    ['nothing in a state named like a method of objects', 'constructor', viewer(['unit']), []],
    ['all that the role has, in its order', 'REVIEW', viewer(['unit']), ['PASS', 'RETURN', 'VIEW']],
    ['that of several roles once', 'REVIEW', viewer(['unit', 'department']), ['PASS', 'RETURN', 'VIEW']],
    ['the creator may fill in', 'DRAFT', viewer(['creator']), ['FILL', 'SUBMIT', 'REMOVE', 'VIEW']],
    ['nobody judges their own', 'REVIEW', viewer(['creator', 'unit']), ['VIEW', 'WITHDRAW']],
    ['nor what they made without having the role now', 'REVIEW', viewer(['unit'], { creator: true }), ['VIEW']],
    [
      'who passed it may judge again in the same role',
      'REVIEW',
      viewer(['unit'], { actedAs: ['unit'] }),
      ['PASS', 'RETURN', 'VIEW'],
    ],
    ['but not in a second one', 'REVIEW', viewer(['department'], { actedAs: ['unit'] }), ['VIEW']],
    ['nor after acting in two', 'REVIEW', viewer(['unit'], { actedAs: ['unit', 'creator'] }), ['VIEW']],
  ])('%s', (_case, name, standing, expected) => {
    expect(openActions(kind, name, standing)).toEqual(expected)
  })
})

describe('what is offered in the place of a colleague', () => {
  const instead = (own: ViewerRoles, ...actsFor: RepresentedColleague[]) => ({ ...own, actsFor })

  it.each<[string, string, ViewerRoles, WorkAction[]]>([
    [
      'the decisions of an absent colleague',
      'REVIEW',
      instead(viewer([]), colleague(['unit'])),
      ['PASS', 'RETURN', 'VIEW'],
    ],
    [
      'none where one takes part or was to be left out',
      'REVIEW',
      instead(viewer([]), colleague(['unit'], { recused: true })),
      ['VIEW'],
    ],
    ['none about what one made', 'REVIEW', instead(viewer([], { creator: true }), colleague(['unit'])), ['VIEW']],
    [
      'none about what the colleague made',
      'REVIEW',
      instead(viewer([]), colleague(['unit'], { creator: true })),
      ['VIEW'],
    ],
    [
      'none after having judged in another role',
      'REVIEW',
      instead(viewer([], { actedAs: ['department'] }), colleague(['unit'])),
      ['VIEW'],
    ],
    [
      'none after the colleague has',
      'REVIEW',
      instead(viewer([]), colleague(['unit'], { actedAs: ['department'] })),
      ['VIEW'],
    ],
    [
      'filling in and handing in, but never removing',
      'DRAFT',
      instead(viewer([]), colleague(['creator'])),
      ['FILL', 'SUBMIT', 'VIEW'],
    ],
    [
      'filling in also where one is to be left out of judging',
      'DRAFT',
      instead(viewer([]), colleague(['creator'], { recused: true })),
      ['FILL', 'SUBMIT', 'VIEW'],
    ],
  ])('%s', (_case, name, standing, expected) => {
    expect(openActions(kind, name, standing)).toEqual(expected)
  })

  it('own roles come first, then those of colleagues', () => {
    const standing = instead(viewer(['department']), colleague(['unit']))
    expect(rolesFor(kind, 'REVIEW', 'VIEW', standing)).toEqual(['department', 'unit'])
    expect(rolesFor(kind, 'REVIEW', 'RETURN', standing)).toEqual(['unit'])
  })

  it.each<[string, WorkAction, ViewerRoles, string | undefined]>([
    ['oneself, where one may', 'PASS', instead(viewer(['department']), colleague(['unit'])), undefined],
    ['the colleague, where one may not', 'RETURN', instead(viewer(['department']), colleague(['unit'])), 'absent'],
    [
      'the first colleague who may',
      'RETURN',
      instead(viewer([]), colleague(['office'], { personId: 'reads' }), colleague(['unit'], { personId: 'decides' })),
      'decides',
    ],
    ['nobody, where nobody may', 'ASSIGN', instead(viewer(['unit']), colleague(['unit'])), undefined],
    ['nobody, with nobody to act for', 'RETURN', viewer(['office']), undefined],
  ])('a step is taken for %s', (_case, action, standing, personId) => {
    expect(actingFor(kind, 'REVIEW', action, standing)?.personId).toBe(personId)
  })
})

describe('more time is given', () => {
  it.each<[string, WorkKind, string, ViewerRoles, boolean]>([
    ['by the department, while somebody has to act', kind, 'REVIEW', viewer(['department']), true],
    ['by nobody else', kind, 'REVIEW', viewer(['unit', 'office']), false],
    ['not by who made it', kind, 'REVIEW', viewer(['department'], { creator: true }), false],
    ['not when nobody has to act', kind, 'DONE', viewer(['department']), false],
    ['not in a state that the kind does not have', kind, 'GONE', viewer(['department']), false],
    ['not to a kind without a date', { ...kind, deadline: undefined }, 'REVIEW', viewer(['department']), false],
  ])('%s', (_case, of, name, standing, expected) => {
    expect(mayExtend(of, name, standing)).toBe(expected)
  })
})
