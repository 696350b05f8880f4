/** The kinds of work “expert application” and “change of an expert's entry”. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { companyReview } from './addresses'
import { filling, over, review, unitReview } from './states'
import { toCommission } from './to-commission'

const readers = ['unit', 'office'] as const
/**
 * An expert invited without a unit submits to the commission directly; a return of the commission at named places goes
 * back to it.
 */
const handedIn = { SUBMIT: ['1', '2'] } as const

/**
 * The states of `applyStatus` and `editStatus` (specification, section 4): 未提交 → 待单位审核 → 待科委审核 → 已入库, returned by the
 * unit or by the commission.
 */
const expertKind: Omit<WorkKind, 'id' | 'noun' | 'addresses'> = {
  version: 1,
  maker: text('申请人'),
  of: 'person',
  form: 'expert-application',
  permissions: { unit: 's01.f019', office: 's01.f019' },
  initial: '0',
  states: {
    0: filling(text('未提交'), handedIn, { removable: true }),
    1: review(
      unitReview,
      'unit',
      { PASS: '2', RETURN: '4' },
      { readers: ['office'], withdraw: ['0', '4', '5'], due: { from: 'submitted', days: 15 } },
    ),
    2: review(
      text('待科委审核'),
      'commission',
      { PASS: '3', RETURN: '5' },
      {
        ...{ colour: 'cyan', readers, due: { from: 'submitted', days: 30 } },
        hints: { PASS: text('写入专家库，不能再退回。意见可不填。') },
      },
    ),
    3: over(text('已入库'), 'success', 'creator', ...readers, 'commission'),
    4: filling(text('单位退回'), handedIn, { colour: 'warning', readers }),
    5: filling(text('科委退回'), handedIn, { colour: 'error', readers: [...readers, 'commission'] }),
  },
  hints: toCommission,
  system: 's01',
}

const addresses = (type: 'apply' | 'edit', form: string): WorkKind['addresses'] => ({
  list: '/expert/info',
  overview: `/expert/info/:userId/:unitId/${type}?work=:workId`,
  form: `${form}?work=:workId&page=:pageId`,
  waiting: companyReview('expert', '1').waiting,
})

/** An application for the expert database. Belongs to the person. */
export const expertApplication: WorkKind = {
  ...expertKind,
  id: 'EXPERT_APPLICATION',
  noun: text('专家入库申请'),
  handIn: {
    button: text('提交专家入库申请'),
    note: text('提交后由{holder}审核，通过后报{commission}；审核期间不能修改。'),
    done: text('专家入库申请已提交'),
    closesForm: true,
  },
  addresses: addresses('apply', '/expert/apply'),
}

/** A change of an entry in the expert database; `facts.of` is the changed work item. Belongs to the person. */
export const expertChange: WorkKind = {
  ...expertKind,
  id: 'EXPERT_CHANGE',
  noun: text('专家信息变更'),
  handIn: {
    button: text('提交变更'),
    note: text('提交后由{holder}审核，通过后报{commission}；审核期间专家库中仍为原来的信息。'),
    done: text('信息变更已提交'),
  },
  addresses: addresses('edit', '/expert/editApply'),
}
