import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { companyReview } from './addresses'
import { filing } from './filing'

const list = '/matching/keynote'
const permissions = { unit: 's01.f019', office: 's01.f019' } as const
const form = '/matching/keynote-form/:formId/:workId?page=:pageId'

/** The local matching of a national project (`modules.md`, section 4). Belongs to the national project. */
export const matching: WorkKind = {
  ...filing,
  id: 'MATCHING',
  noun: text('国家项目地方匹配'),
  form: 'national-matching',
  permissions,
  handIn: {
    button: text('提交匹配申请'),
    note: text('提交后由{holder}审核，通过后报{commission}。审核期间不能修改。'),
    done: text('匹配申请已提交'),
  },
  addresses: {
    ...companyReview('projectMatching', 'UNIT_REVIEW'),
    list,
    overview: '/matching/keynote-project/:workId',
    read: '/matching/keynote-project/:workId/filed',
    form,
  },
}

/** The request for one year's matched funds. Belongs to the matching. */
export const fundApplication: WorkKind = {
  ...filing,
  id: 'FUND_APPLICATION',
  noun: text('匹配经费申请'),
  form: 'fund-application',
  permissions,
  deadline: { from: 'yearEnd', days: 0 },
  handIn: {
    button: text('提交经费申请'),
    note: text('提交后由{holder}审核，通过后报{commission}。审核期间不能修改。'),
    done: text('经费申请已提交'),
  },
  addresses: {
    ...companyReview('projectMatching', 'UNIT_REVIEW'),
    list,
    overview: '/matching/fund-application/:workId',
    read: '/matching/keynote-project/:workId/filed',
    form,
  },
}
