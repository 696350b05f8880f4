/** Hints that appear both at a field and in the help centre. */
import { text } from '@/lib/i18n/i18n'

/** Texts that appear both in place and in the help centre. Text keys. */
export const hints = {
  realName: text('在“账户设置”的“安全设置”中核对证件和手机号码，约两分钟可完成中级实名认证。'),
  realNameLimit: text('申报项目或申请成为专家前，须达到中级及以上。一天内核验失败 5 次后，24 小时内不能再次核验。'),
  unitUnregistered: text('没有注册的单位，须先由单位管理员注册。'),
  unitApproval: text('提交关联申请后，由单位管理员审核通过。'),
  autosave: text('填报内容会自动保存，可以随时离开，再从“我的项目”继续。'),
  rights: text('前两步完成后，单位管理员按您的职责开通项目申报等功能。'),
} as const
