/** Texts and next steps of the page of an invitation, by its kind and its outcome. */

import { expertApplyPath } from '@/features/expert/paths'
import { reviewDeskPath } from '@/features/review/paths'
import { text } from '@/lib/i18n/i18n'
import type { ExpertInvitationCardFragment } from './graphql/invitation.expert.generated'

interface KindWords {
  kicker: string
  /** The purpose of signing in. */
  purpose: string
  /** What accepting leads to; `{start}` and `{end}` are the invitation's dates. */
  accepted: string
  /** The immediate next step; default: home. */
  nextStep?: { to: string; label: string }
}

export const afterDeclining = text('感谢您的答复，邀请方会看到您已谢绝。')
export const afterReview = text('评审已于 {end} 结束，感谢您的参与。')

const application = {
  accepted: text(
    '已为您建立专家入库申请，现在就可以填写；内容按个人资料和履历填好，提交后先由所在单位审核；没有内地单位的，直接由科技管理部门审核。',
  ),
  nextStep: { to: expertApplyPath(), label: text('填写专家入库申请') },
}

const desk = { to: reviewDeskPath(), label: text('进入评审工作台') }

/** The differences between kinds of invitations. */
export const invitationKinds: Readonly<Record<ExpertInvitationCardFragment['kind'], KindWords>> = {
  ENTRY: {
    kicker: text('专家入库邀请'),
    purpose: text('请登录后答复；没有账号请先注册，注册后会回到这里。'),
    ...application,
  },
  REVIEW: {
    kicker: text('专家评审邀请'),
    purpose: text('请使用被邀请人的账号登录后答复。'),
    accepted: text('评审任务已列入评审工作台和首页的待办，请在 {end} 前提交。'),
    nextStep: desk,
  },
  OVERSEAS: {
    kicker: text('特邀专家邀请'),
    purpose: text('请使用被邀请人的账号登录后答复；没有账号请先注册，注册后会回到这里。'),
    accepted: text('您已成为特邀专家。评审任务已列入评审工作台和首页的待办，请在 {end} 前提交。'),
    nextStep: desk,
  },
  MOBILE: {
    kicker: text('短信邀请'),
    purpose: text('请使用收到短信的手机号码登录；没有账号请先注册，注册后会回到这里。'),
    ...application,
  },
  UNIT: {
    kicker: text('单位邀请'),
    purpose: text('请使用收到短信的手机号码登录；没有账号请先注册，注册后会回到这里。'),
    accepted: text('您已加入该单位，可以通过单位申报项目。'),
  },
}

interface OutcomeWords {
  status: 'success' | 'info' | 'warning'
  mine: string
  others: string
  nextStep: string
}

/** Texts of invitations that cannot be answered any more. */
export const invitationOutcomes: Readonly<
  Record<Exclude<ExpertInvitationCardFragment['state'], 'OPEN'>, OutcomeWords>
> = {
  ACCEPTED: {
    status: 'success',
    mine: text('您已接受邀请'),
    others: text('该邀请已被使用'),
    nextStep: text('每个邀请只能使用一次。如果您就是被邀请人，请登录后查看；如需再次受邀，请联系邀请方。'),
  },
  DECLINED: {
    status: 'info',
    mine: text('您已谢绝邀请'),
    others: text('该邀请已被谢绝'),
    nextStep: text('如需再次受邀，请联系邀请方。'),
  },
  EXPIRED: {
    status: 'warning',
    mine: text('该邀请已过期'),
    others: text('该邀请已过期'),
    nextStep: text('请联系邀请方重新发送。'),
  },
}
