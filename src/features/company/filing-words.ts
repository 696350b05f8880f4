import type { UnitFilingKind } from '@/api/program/schema.generated'
import { text } from '@/lib/i18n'

interface FilingWords {
  title: string
  purpose: string
  /** What the subject and the amount of such a filing are. */
  subject: string
  amount: string
  empty: string
}

/** What the three lists of filings call things. */
export const filingWords: Readonly<Record<UnitFilingKind, FilingWords>> = {
  ACHIEVEMENT: {
    title: text('成果转化绩效'),
    purpose: text('本单位人员填报的成果转化绩效，审核通过后提交市科委。'),
    subject: text('转化方式'),
    amount: text('转化收入（万元）'),
    empty: text('还没有人填报成果转化绩效。'),
  },
  FOREIGN_EXPERT: {
    title: text('外国专家项目'),
    purpose: text('本单位申报的外国专家项目，审核通过后提交市科委。'),
    subject: text('外国专家'),
    amount: text('申请经费（万元）'),
    empty: text('还没有人申报外国专家项目。'),
  },
  MATCHING: {
    title: text('项目匹配'),
    purpose: text('承担国家项目后申请的地方匹配，审核通过后提交市科委。'),
    subject: text('国家项目来源'),
    amount: text('匹配经费（万元）'),
    empty: text('还没有人申请国家项目地方匹配。'),
  },
}
