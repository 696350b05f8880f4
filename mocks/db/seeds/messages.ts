/** Seeds each persona's inbox: notices of the commission, own messages, to-dos. */

import { day } from '../../domain/durations'
import { seededUpload } from '../../domain/seeded-file'
import { workingMoment } from '../../domain/working-time'
import { type PersonaId, personaIds, personaUserId } from '../../personas'
import type { Database } from '../database'
import type { MessageRow } from '../rows'

const noticeFile = 'private/seed/proof-notice.pdf'

type Draft = Pick<MessageRow, 'contentType' | 'title' | 'system'> &
  Partial<MessageRow> & {
    ago: number
    /** The subject, which determines the date: the persona's returned declaration, or their last submitted one. */
    about?: 'returned' | 'submitted'
  }

/** Notices of the commission to everybody. */
// biome-ignore format: a table reads best as one
const notices: readonly Draft[] = [
  { ago: 1, contentType: 'NOTICE', system: 's02', title: '关于启动本年度“科技创新行动计划”项目申报的通知', titleEn: 'This year’s calls of the “Science and Technology Innovation Action Plan” are open', contentEn: '<p>To all units concerned:</p><p>The calls of this year’s “Science and Technology Innovation Action Plan” are being published field by field. Please fill in and recommend applications within the time each call gives.</p><p>Applicants need real-name certification of the intermediate level or above from the <strong>one-stop service</strong>.</p>', content: '<p>各有关单位：</p><p>本年度“科技创新行动计划”各领域项目指南已陆续发布，请按指南要求在规定时间内完成填报与推荐。</p><p>申报人须通过<strong>一网通办</strong>完成中级及以上实名认证。</p>' },
  { ago: 6, contentType: 'NOTICE', system: 's01', title: '关于系统维护的公告', titleEn: 'System maintenance', contentEn: '<p>The portal is down for maintenance from 22:00 this Saturday to 6:00 the next day. Please save your work beforehand.</p>', content: '<p>本周六 22:00 至次日 6:00 进行系统维护，期间暂停服务，请提前保存填报内容。</p>' },
  { ago: 19, contentType: 'NOTICE', system: 's02', title: '关于加强科研诚信建设的若干要求', titleEn: 'Requirements for research integrity', contentEn: '<ul><li>No plagiarism, forgery or invention of data.</li><li>No application written by an agency.</li><li>Limits on the number of applications hold, and a commitment to integrity is signed.</li></ul><p>Misconduct and what follows:</p><table><thead><tr><th>Misconduct</th><th>Minor</th><th>Serious</th><th>Grave</th><th>On record</th><th>Appeal within</th></tr></thead><tbody><tr><td>Plagiarism</td><td>Talk and correction by a date</td><td>Project revoked, funds returned</td><td>No applications for five years</td><td>Three years</td><td>15 working days</td></tr><tr><td>Invented data</td><td>Correction by a date, named in public</td><td>Project revoked, funds returned</td><td>No applications any more</td><td>Five years</td><td>15 working days</td></tr></tbody></table><p><img src="https://example.org/flow.png" alt="How it is dealt with"></p>', attachments: [noticeFile], content: '<ul><li>严禁抄袭、剽窃和伪造数据；</li><li>严禁委托中介机构代写申报书；</li><li>实行限项申报和科研诚信承诺制。</li></ul><p>不端行为及处理：</p><table><thead><tr><th>行为</th><th>情节较轻</th><th>情节较重</th><th>情节严重</th><th>记录年限</th><th>申诉期限</th></tr></thead><tbody><tr><td>抄袭剽窃</td><td>约谈提醒、限期整改</td><td>撤销项目、追回经费</td><td>取消申报资格五年</td><td>三年</td><td>十五个工作日</td></tr><tr><td>伪造数据</td><td>限期整改、通报批评</td><td>撤销项目、追回经费</td><td>永久取消申报资格</td><td>五年</td><td>十五个工作日</td></tr></tbody></table><p><img src="https://example.org/flow.png" alt="处理流程图"></p>' },
  { ago: 33, contentType: 'NOTICE', system: 's09', title: '年度科学技术奖提名工作即将开始', titleEn: 'Nominations for the science and technology award begin soon', contentEn: '<p>How nominations are organised is announced separately. Nominators, please prepare your material.</p>', content: '<p>提名工作安排另行通知，请提名者提前准备材料。</p>' },
  { ago: 48, contentType: 'NOTICE', system: 's23', title: '财务验收审计服务机构名单更新', titleEn: 'The list of audit firms for financial acceptance has changed', content: null },
  { ago: 70, contentType: 'NOTICE', system: 's10', title: '关于征集评审专家的公告', titleEn: 'Experts for reviews are sought', contentEn: '<p>Researchers who meet the conditions are welcome to apply to join the expert database.</p>', content: '<p>欢迎符合条件的科研人员申请加入专家库。</p>' },
]

// biome-ignore format: a table reads best as one
const personal: Readonly<Partial<Record<PersonaId, readonly Draft[]>>> = {
  researcher: [
    { ago: 0.2, contentType: 'INBOX', system: 's02', title: '您的申报书有新的审核意见', titleEn: 'There is a new opinion on your application', contentEn: '<p>Please read it under “My projects” and correct the application soon.</p>', content: '<p>请在“我的项目”中查看审核意见并及时修改。</p>', about: 'returned' },
    { ago: 4, contentType: 'INBOX', system: 's01', title: '单位关联申请已通过', titleEn: 'Your request to join a unit was approved', contentEn: '<p>The administrator has approved your request to join 上海申江大学.</p>', content: '<p>您与上海申江大学的关联申请已由单位管理员审核通过。</p>', link: '/resume' },
    { ago: 9, contentType: 'INBOX', system: 's02', title: '项目申报提交成功', titleEn: 'Your application was submitted', content: null, about: 'submitted', read: true },
    { ago: 12, contentType: 'TODO', system: 's02', title: '报名科研诚信培训', titleEn: 'Sign up for the training in research integrity', content: null, todo: { std: -12, end: 2 } },
    { ago: 40, contentType: 'TODO', system: 's02', title: '补充项目结题材料', titleEn: 'Add what is missing for the acceptance of the project', content: null, todo: { std: -40, end: -3 } },
    { ago: 1, contentType: 'TODO', system: 's02', title: '准备中期检查报告', titleEn: 'Prepare the mid-term report', content: null, todo: { std: 6, end: 40 } },
  ],
  newResearcher: [
    { ago: 0.5, contentType: 'INBOX', system: 's01', title: '欢迎使用科技管理平台', titleEn: 'Welcome to the science and technology portal', contentEn: '<p>Please get real-name certification and ask to join a unit first. Then you can apply for projects.</p>', content: '<p>请先完成实名认证并申请关联单位，然后即可申报项目。</p>' },
  ],
  unitAdministrator: [
    { ago: 2, contentType: 'INBOX', system: 's01', title: '有人员申请关联本单位', titleEn: 'Somebody asks to join your unit', contentEn: '<p>Please decide on it in the list of staff under unit management.</p>', content: '<p>请在单位管理的人员列表中审核。</p>', link: '/company/unit-1/staff?state=1' },
  ],
  departmentAdministrator: [
    { ago: 1, contentType: 'INBOX', system: 's02', title: '本部门有新的申报书提交', titleEn: 'A new application was submitted in your department', content: null, link: '/pre-project-manage' },
  ],
  invitedExpert: [{ ago: 3, contentType: 'INBOX', system: 's10', title: '评审邀请', titleEn: 'Invitation to review', content: '<p>诚邀您参加国际同行评议，共 2 份申报书。请到评审工作台声明利害关系，阅读材料，并在截止日期前提交评审意见。</p>', contentEn: '<p>You are invited to an international peer review of 2 applications. At the reviewer’s desk, please declare your interests, read the documents and submit your reviews by the due date.</p>', link: '/expert/review' }],
  academician: [{ ago: 7, contentType: 'INBOX', system: 's09', title: '提名邀请', titleEn: 'Invitation to nominate', contentEn: '<p>You are invited to nominate candidates for this year’s science and technology award.</p>', content: '<p>诚邀您提名本年度科学技术奖候选人。</p>', link: '/nomination/apply' }],
}

/** The link and the date of a message's subject. */
function subjectOf(db: Database, userId: string, { about }: Draft): { link?: string; at?: number } {
  const own = db.works.where({ kind: 'DECLARATION', creatorId: userId })
  const submitted = own.filter(({ state }) => state === 'UNIT_REVIEW')
  const [last] = submitted.toSorted((a, b) => (b.submittedAt ?? 0) - (a.submittedAt ?? 0))
  const returned = own.find(({ state }) => state === 'RETURNED')
  const found = {
    submitted: last && { id: last.id, at: last.submittedAt },
    returned: returned && { id: returned.id, at: returned.stateSince },
  }
  const item = about && found[about]
  return item ? { link: `/declare-status-list/${item.id}`, at: item.at ?? undefined } : {}
}

/** The attachment of a notice; everybody may open it. */
function seedAttachment(db: Database, now: number): void {
  const file = { name: '科研诚信要求全文.pdf', size: 200 * 1024, type: 'application/pdf', at: now }
  const row = seededUpload('', personaUserId('supervisingDepartment'), now, noticeFile)
  db.uploads.insert({ ...row, isPrivate: false, file })
}

export function seedMessages(db: Database, now: number): void {
  seedAttachment(db, now)
  for (const persona of personaIds) {
    const drafts = [...notices, ...(personal[persona] ?? [])]
    for (const [index, draft] of drafts.entries()) {
      const { ago, todo, about: _about, ...rest } = draft
      const userId = personaUserId(persona)
      const { link, at } = subjectOf(db, userId, draft)
      db.messages.insert({
        id: `message-${persona}-${index + 1}`,
        userId,
        createDate: at ?? workingMoment(now - ago * day),
        read: draft.contentType === 'NOTICE' && index > 2,
        content: null,
        link: link ?? null,
        ...rest,
        todo: todo ? { std: workingMoment(now + todo.std * day), end: now + todo.end * day } : null,
      })
    }
  }
}
