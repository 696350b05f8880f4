/** The kinds of work “nomination” and “foreign nomination”: states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import { urgencyColors } from '@/lib/work/due'
import type { WorkKind } from '../kind'
import { filling, over } from './states'

/** After the yearly filling has closed, nothing can be submitted, withdrawn or bound. */
const closed = { FILL: 60902, SUBMIT: 60902, WITHDRAW: 60902, BEGIN: 60902 } as const

/**
 * A nomination of a person, unit or achievement (`modules.md`, section 5): 草稿 → 已提名, with number, check code and letter
 * → 已绑定 by its nominee, whose report then begins. Until then the nominator can withdraw it. A draft ends with the
 * nomination period, an unbound nomination with the filing period. Belongs to an award category.
 */
const nominating: Omit<WorkKind, 'id' | 'noun' | 'form' | 'addresses'> = {
  version: 1,
  maker: text('提名者'),
  of: 'award',
  permissions: {},
  system: 's09',
  initial: 'DRAFT',
  states: {
    DRAFT: filling(text('草稿'), { SUBMIT: 'NOMINATED' }, { removable: true, lapsesTo: 'NOT_FILED' }),
    NOMINATED: {
      label: text('已提名'),
      colour: 'processing',
      holder: 'nominee',
      actions: { creator: ['VIEW', 'WITHDRAW'], nominee: ['BEGIN', 'VIEW'] },
      transitions: { BEGIN: 'BOUND', WITHDRAW: 'DRAFT' },
      lapsesTo: 'NOT_BOUND',
    },
    BOUND: over(text('已绑定'), 'success', 'creator', 'nominee'),
    NOT_FILED: {
      ...over(text('逾期未提交'), 'default'),
      actions: { creator: ['REMOVE', 'VIEW'] },
      refusals: closed,
    },
    NOT_BOUND: { ...over(text('逾期未绑定'), urgencyColors.overdue, 'creator'), refusals: closed },
  },
  actionLabels: { BEGIN: text('绑定'), WITHDRAW: text('撤回提名') },
  hints: { WITHDRAW: text('撤回后提名号和校验码失效，修改后可以再次提名。被提名者绑定后不能撤回。') },
  conclusion: text('转入填报'),
  concludedBy: 'nominee',
  handIn: {
    button: text('提交提名'),
    note: text('提交后生成提名号、校验码和提名通知书，请转交被提名者绑定。被提名者绑定前可以撤回。'),
    done: text('提名已提交'),
    next: { label: text('查看提名通知书'), address: '/award/nomination/:workId/letter' },
  },
}

const list = '/award/nomination'
const unitList = '/award/unit-nomination'
const overview = `${list}/:workId`
const read = `${overview}/filed`

export const nomination: WorkKind = {
  ...nominating,
  id: 'NOMINATION',
  noun: text('奖励提名'),
  form: 'award-nomination',
  addresses: { list, unitList, overview, read, form: `${overview}/form/:pageId` },
}

/** A nomination of a foreigner, filled in in English throughout. */
export const foreignNomination: WorkKind = {
  ...nominating,
  id: 'FOREIGN_NOMINATION',
  noun: text('外国人提名'),
  form: 'foreign-nominee',
  addresses: { list, unitList, overview, read, form: '/nomination/foreign/:workId?page=:pageId' },
}

/** The kinds that nominators create. */
export const nominationKinds = [nomination.id, foreignNomination.id] as const
