/** The kinds of work “matching” (of a national project) and “fund application” (of one year): states, actions, deadlines. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { commissionReview, companyReview } from './addresses'
import { filing } from './filing'

const list = '/matching/keynote'
const permissions = { unit: 's01.f019', office: 's01.f019' } as const
const form = '/matching/keynote-form/:formId/:workId?page=:pageId'

/** The local matching of a national project (`modules.md`, section 4). Belongs to the national project. */
export const matching: WorkKind = {
  ...filing({
    accepted: { label: text('已核定'), letter: text('匹配经费核定通知书') },
    refused: { label: text('不予匹配'), letter: text('不予匹配通知书') },
    refuse: text('不予匹配'),
    grants: true,
  }),
  id: 'MATCHING',
  noun: text('国家项目地方匹配'),
  form: 'national-matching',
  permissions,
  handIn: {
    button: text('提交匹配申请'),
    note: text('提交后由{holder}审核，通过后由{commission}受理并核定金额。审核期间不能修改。'),
    done: text('匹配申请已提交'),
  },
  addresses: {
    ...companyReview('projectMatching', 'UNIT_REVIEW'),
    ...commissionReview,
    list,
    overview: '/matching/keynote-project/:workId',
    read: '/matching/keynote-project/:workId/filed',
    form,
  },
}

/** The request for one year's matched funds. Belongs to the matching. */
export const fundApplication: WorkKind = {
  ...filing({
    accepted: { label: text('已核拨'), letter: text('匹配经费核拨通知书') },
    refused: { label: text('不予核拨'), letter: text('不予核拨通知书') },
    refuse: text('不予核拨'),
    grants: true,
  }),
  id: 'FUND_APPLICATION',
  noun: text('匹配经费申请'),
  form: 'fund-application',
  permissions,
  deadline: { from: 'yearEnd', days: 0 },
  handIn: {
    button: text('提交经费申请'),
    note: text('提交后由{holder}审核，通过后由{commission}受理并核定金额。审核期间不能修改。'),
    done: text('经费申请已提交'),
  },
  addresses: {
    ...companyReview('projectMatching', 'UNIT_REVIEW'),
    ...commissionReview,
    list,
    overview: '/matching/fund-application/:workId',
    read: '/matching/keynote-project/:workId/filed',
    form,
  },
}
