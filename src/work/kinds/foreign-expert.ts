/** The kinds of work “foreign-expert project” and “annual check”. */

import { text } from '@/lib/i18n/i18n'
import type { WorkKind } from '../kind'
import { commissionReview, companyReview } from './addresses'
import { filing } from './filing'

const permissions = { unit: 's02.f026', office: 's02.f026' } as const
const addresses: WorkKind['addresses'] = {
  ...companyReview('foreignExpert', 'UNIT_REVIEW'),
  ...commissionReview,
  list: '/foreignExpert/list',
  overview: '/foreignExpert/list/:workId',
  read: '/foreignExpert/list/:workId/filed',
  form: '/foreignExpert/list/:workId/:formId/:pageId',
}

/** A foreign-expert project (`modules.md`, section 4). Belongs to the commission's record of it. */
export const foreignExpert: WorkKind = {
  ...filing({
    accepted: { label: text('予以支持'), letter: text('外国专家项目批复') },
    refused: { label: text('不予支持'), letter: text('不予支持通知书') },
    refuse: text('不予支持'),
    grants: true,
  }),
  id: 'FOREIGN_EXPERT',
  noun: text('外国专家项目'),
  form: 'foreign-expert-project',
  permissions,
  handIn: {
    button: text('提交项目'),
    note: text('提交后由{holder}审核，通过后由{commission}受理并核定金额。审核期间不能修改。'),
    done: text('外国专家项目已提交'),
  },
  addresses,
}

/** The annual check of a foreign-expert project. Belongs to the submitted project. */
export const foreignExpertCheck: WorkKind = {
  ...filing({
    accepted: { label: text('检查通过'), letter: text('年度检查通过通知书') },
    refused: { label: text('检查异常'), letter: text('年度检查异常通知书') },
    refuse: text('检查异常'),
  }),
  id: 'FOREIGN_EXPERT_CHECK',
  noun: text('外国专家年度检查'),
  form: 'foreign-expert-check',
  permissions,
  handIn: {
    button: text('提交年度检查'),
    note: text('提交后由{holder}审核，通过后由{commission}受理并检查。审核期间不能修改。'),
    done: text('年度检查已提交'),
  },
  addresses,
}
