/** The kind of work “administrator handover”: a unit's administrator asks a member to take over. */
import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { over } from './states'

const answered = { SIGN: 60316, DECLINE: 60316, WITHDRAW: 60316 }

/**
 * A unit administrator asks a member to take over; the member accepts or declines with a reason. Both consent: the one by
 * asking, the other by accepting. On acceptance the roles change in one step, so the unit always has an administrator.
 */
export const administratorHandover: WorkKind = {
  id: 'ADMINISTRATOR_HANDOVER',
  version: 1,
  noun: text('管理员移交'),
  maker: text('单位管理员'),
  memberTitle: text('接任人'),
  of: 'unit',
  form: null,
  permissions: {},
  initial: 'TO_ACCEPT',
  states: {
    TO_ACCEPT: {
      label: text('待接任'),
      colour: 'processing',
      holder: 'member',
      actions: { member: ['SIGN', 'DECLINE', 'VIEW'], creator: ['WITHDRAW', 'VIEW'] },
      transitions: { SIGN: 'HANDED_OVER', DECLINE: 'DECLINED', WITHDRAW: 'WITHDRAWN' },
    },
    HANDED_OVER: { ...over(text('已接任'), 'success', 'member', 'creator'), refusals: answered },
    DECLINED: { ...over(text('未接任'), 'error', 'member', 'creator'), refusals: answered },
    WITHDRAWN: { ...over(text('已撤回'), 'default', 'member', 'creator'), refusals: answered, informs: ['member'] },
  },
  actionLabels: { SIGN: text('接任单位管理员'), DECLINE: text('不接任') },
  system: 's01',
  addresses: { list: '/', overview: '/unit-handover/:workId' },
}
