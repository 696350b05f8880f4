/** Texts of a guide's conditions and what to do about an unmet one. */

import type { ConditionKind } from '@/api/program/schema.generated'
import { text } from '@/lib/i18n/i18n'
import { settingsSecurityPath } from '@/lib/routing/security-path'
import { guidesPath, myProjectPath } from './paths'

/** The next step for an unmet condition. */
interface NextStep {
  say: string
  link?: { label: string; to: string }
}

interface ConditionInfo {
  label: string
  next: NextStep
}

/** Names of a guide's conditions, and the next step for each unmet one. */
export const conditionInfo: Readonly<Record<ConditionKind, ConditionInfo>> = {
  REAL_NAME: {
    label: text('实名认证'),
    next: {
      say: text('请先到账户设置完成中级及以上实名认证，完成后回到本页重新检查。'),
      link: { label: text('去实名认证'), to: settingsSecurityPath() },
    },
  },
  UNIT: {
    label: text('申报单位'),
    next: {
      say: text('请先申请关联单位，由单位管理员审核通过后再申报。单位尚未注册的，请联系单位管理员注册。'),
      link: { label: text('去关联单位'), to: '/resume/work' },
    },
  },
  PERIOD: {
    label: text('申报时间'),
    next: {
      say: text('本指南现在不受理申报。您可以查看其他正在受理的指南。'),
      link: { label: text('查看其他指南'), to: guidesPath() },
    },
  },
  ONE_PER_PERSON: {
    label: text('限项申报'),
    next: {
      say: text('您在本指南下已有一份申报书，不能再次申报。'),
      link: { label: text('去我的项目'), to: myProjectPath() },
    },
  },
  RUNNING_PROJECTS: {
    label: text('在研项目'),
    next: {
      say: text('您主持的在研项目已达上限，其中一项验收后可以再申报。'),
      link: { label: text('去我的项目'), to: `${myProjectPath()}?tab=ACCEPTANCE` },
    },
  },
}
