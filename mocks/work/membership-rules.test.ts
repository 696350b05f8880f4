/** What the answer to a request to join a unit brings; with few rows. */
import { beforeEach, describe, expect, it } from 'vitest'
import { smallUniversity, university } from '../../tests/small-university'
import type { MembershipRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { membershipRules } from './kinds/membership'
import type { Taking } from './rules'

let { backend } = smallUniversity()
beforeEach(() => {
  ;({ backend } = smallUniversity())
})

describe('a request to join a unit', () => {
  const request = (more: Partial<MembershipRow> = {}) => {
    backend.person('何静', ['s02.f001'])
    return backend.member('何静', university, { id: 'm', applyStatus: 1, isDefault: 0, ...more })
  }
  const took = (to: string, id = 'm') =>
    membershipRules.took?.(backend.as('王建华'), { to } as Taking, { id, creatorId: '何静' } as WorkRow)
  const row = () => backend.db.memberships.get('m')
  const permissions = () => backend.db.users.get('何静')?.permissions

  it('that is passed makes a member, of the default unit where there is none, who may apply for projects', () => {
    request()
    expect(took('2')).toBeUndefined()
    expect(row()).toMatchObject({ applyStatus: 2, isDefault: 1 })
    expect(permissions()).toEqual(['s02.f001', 's02.f009'])
    took('2')
    expect([row()?.isDefault, permissions()]).toEqual([1, ['s02.f001', 's02.f009']])
  })

  it('leaves another default unit as it is', () => {
    request()
    backend.member('何静', '上海微芯')
    took('2')
    expect(row()).toMatchObject({ applyStatus: 2, isDefault: 0 })
  })

  it('makes its unit the one used first where only a unit that has not approved the person stood there', () => {
    request()
    backend.member('何静', '上海微芯', { id: 'asked', applyStatus: 1, isDefault: 1 })
    backend.member('沈国梁', '上海微芯', { id: 'other' })
    took('2')
    const usedFirst = () => ['m', 'asked', 'other'].filter((id) => backend.db.memberships.get(id)?.isDefault === 1)
    expect(usedFirst()).toEqual(['m', 'other'])
    // The unit asked first approves later: what is used first changes only by the person's choice.
    took('2', 'asked')
    expect(usedFirst()).toEqual(['m', 'other'])
  })

  it.each(['1', '3'])('in state %s is no membership', (state) => {
    request({ isDefault: 0 })
    expect(took(state)).toBeUndefined()
    expect(row()).toMatchObject({ applyStatus: Number(state), isDefault: 0 })
    expect(permissions()).toEqual(['s02.f001'])
  })

  it('whose membership is gone changes nothing', () => {
    request()
    expect(took('2', 'gone')).toBeUndefined()
    expect(permissions()).toEqual(['s02.f001'])
  })

  it('is answered in both languages', () => {
    const message = (action: Taking['action'], unitId = university) =>
      membershipRules.resultMessage?.(backend.as(), action, { unitId } as WorkRow)
    expect(message('PASS')).toEqual({
      title: [`您已加入${university}`, `You are a member of ${university} now`],
      content: [
        `${university}已通过您的关联申请，您现在可以以该单位申报项目。`,
        `${university} has accepted your request. You can apply for projects with it now. `,
      ],
    })
    expect(message('REFUSE')).toEqual({
      title: [`${university}未通过您的关联申请`, `${university} has not approved your request`],
      content: ['可联系单位管理员后重新申请。', 'You can contact its administrator and ask again. '],
    })
    expect(message('PASS', 'gone')?.title[0]).toBe('您已加入')
    expect(message('RETURN')).toBeUndefined()
  })
})
