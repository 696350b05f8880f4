/** The links that people of the demonstration received by text message and e-mail. */

import type { Database } from './db/database'
import { invitationAddresses } from './sign-in/invitations'

/** Links of the seeds from text messages and e-mails, with their recipients and the values to type there. */
const receivedLinks = [
  ['/expert/entry?code=ENTRY-2026', '专家入库邀请'],
  ['/expert/invite?code=REVIEW-AI', '评审邀请（赵立群）'],
  ['/expert/invite?code=REVIEW-USED', '评审邀请（已使用）'],
  ['/expert/invitation?code=OVERSEAS-HO', '特邀专家邀请（何嘉文）'],
  ['/expert/mobileInvitation?code=SMS-7Q2K', '短信邀请（陈思远）'],
  ['/award/setting/bind/project/work-notice-1-1', '提名通知（校验码 K7M2Q9）'],
  ['/award/bind', '按提名号绑定（TM20260019，P4X8T3）'],
  ['/topicRelevance?id=topic-1', '课题关联（陈思远）'],
  ['/subProject/sub-1', '子课题绑定（校验码 R5T8Z4）'],
  ['/user/unitupdate/apply', '单位更名'],
] as const

/** All links that people have received: those of the seeds, and invitations to a unit that can still be answered. */
export function linksReceived(db: Database): readonly (readonly [href: string, name: string])[] {
  const invited = db.expertInvitations
    .where({ kind: 'UNIT', answer: null })
    .map(
      ({ id, kind, inviter, inviteeName }) =>
        [`${invitationAddresses[kind]}?code=${id}`, `${inviter}的邀请（${inviteeName}）`] as const,
    )
  return [...receivedLinks, ...invited]
}
