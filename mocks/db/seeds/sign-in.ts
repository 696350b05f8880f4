/** Seeds what the sign-in pages need: WeChat accounts, one-stop accounts, and invitations by link. */
import { day } from '../../domain/durations'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import type { Database } from '../database'
import type { ExpertInvitationRow } from '../rows-entry'
import { unitIds } from './units'

export function seedSignIn(db: Database, now: number): void {
  const wechat = { redisKey: null, redisKeyExpiresAt: 0, lastCode: null }
  db.wechatAccounts.insert({ id: 'wx-zhao', userId: personaUserId('expert'), ...wechat })
  seedOneStop(db)
  for (const invitation of invitations(now)) db.expertInvitations.insert(invitation)
  const hospital = db.units.get(unitIds.hospital)
  db.unitRenames.insert({
    id: 'GM20260001',
    unitId: unitIds.hospital,
    oldName: hospital?.unitName ?? '',
    newName: '上海申江大学附属仁泽医院（东院）',
    reason: '沪卫医〔2026〕18 号',
    contactName: '方雯',
    contactMobile: '13900002468',
    state: 0,
    opinion: null,
    createdAt: workingMoment(now - 3 * day),
  })
}

function seedOneStop(db: Database): void {
  const idle = { userId: null, bindKey: null, bindKeyExpiresAt: 0, lastTicket: null }
  const person = (id: string, name: string, grade: number, userId: string | null = null) =>
    db.oneStopAccounts.insert({ ...idle, id, kind: 'PERSON', name, creditCode: null, grade, userId })
  const legal = (id: string, name: string, creditCode: string) =>
    db.oneStopAccounts.insert({ ...idle, id, kind: 'LEGAL', name, creditCode, grade: 3 })
  person('ywtb-chen', '陈思远', 3, personaUserId('researcher'))
  person('ywtb-lin', '林晓岚', 2)
  person('ywtb-gu', '顾明哲', 2)
  const university = db.units.get(unitIds.university)
  legal('ywtb-university', university?.unitName ?? '', university?.unitUniformSocialCredit ?? '')
  legal('ywtb-unknown', '上海新禾数据科技有限公司', '91310115MA1KXXXX01')
}

const open = { answer: null, answeredBy: null } as const

function invitations(now: number): ExpertInvitationRow[] {
  const commission = { inviter: '上海市科学技术委员会', inviterEnglish: 'Municipal Science and Technology Commission' }
  const anybody = { inviteeName: null, inviteeMobile: null, startsAt: null, endsAt: null }
  return [
    {
      id: 'ENTRY-2026',
      kind: 'ENTRY',
      title: '邀请您加入市科技专家库',
      titleEnglish: 'Join the municipal database of science and technology experts',
      ...commission,
      message:
        '为完善科技评审专家队伍，现面向高校、科研院所、医疗机构和企业征集专家。\n接受邀请后，请完善专家入库申请，经所在单位和科技主管部门审核后入库。',
      messageEnglish:
        'The commission is looking for experts from universities, institutes, hospitals and companies.\nAfter you accept, complete the application; your unit and the commission will review it.',
      ...anybody,
      expiresAt: now + 60 * day,
      ...open,
    },
    {
      id: 'REVIEW-AI',
      kind: 'REVIEW',
      title: '邀请您参加人工智能技术攻关项目评审',
      titleEnglish: 'Review of applications on artificial intelligence',
      ...commission,
      message: '评审采用网络方式，约 12 份申报书，每份约需 40 分钟。\n如与申报人或申报单位有利害关系，请谢绝本邀请。',
      messageEnglish:
        'The review is done online: about 12 applications of some 40 minutes each.\nIf you have a conflict of interest with an applicant or a unit, please decline.',
      inviteeName: '赵立群',
      inviteeMobile: '13800001005',
      startsAt: now - day,
      endsAt: now + 24 * day,
      expiresAt: now + 7 * day,
      ...open,
    },
    {
      id: 'OVERSEAS-HO',
      kind: 'OVERSEAS',
      title: '特邀专家邀请函',
      titleEnglish: 'Invitation to serve as an invited expert',
      ...commission,
      message:
        '诚邀您作为特邀专家，参加生物医药领域项目的国际同行评议。\n评审界面和评审表可全程使用英文，申报材料为中文。',
      messageEnglish:
        'We have the honour of inviting you to serve as an expert from abroad in the international peer review of projects in biomedicine.\nThe portal and the review form are in English throughout; the proposals themselves are in Chinese.',
      inviteeName: 'Ho Ka Man',
      inviteeMobile: '13800001006',
      startsAt: now - day,
      endsAt: now + 40 * day,
      expiresAt: now + 14 * day,
      ...open,
    },
    {
      id: 'SMS-7Q2K',
      kind: 'MOBILE',
      title: '邀请您申请成为市科技专家',
      titleEnglish: 'Apply to become an expert of the commission',
      ...commission,
      message: '经贵单位推荐，邀请您申请加入市科技专家库。请使用收到短信的手机号码登录或注册。',
      messageEnglish:
        'Your unit has recommended you. Please sign in or register with the mobile that got the text message.',
      inviteeName: '陈思远',
      inviteeMobile: '13800001001',
      startsAt: null,
      endsAt: null,
      expiresAt: now + 30 * day,
      ...open,
    },
    {
      id: 'REVIEW-USED',
      kind: 'REVIEW',
      title: '邀请您参加集成电路项目评审',
      titleEnglish: 'Review of applications on integrated circuits',
      ...commission,
      message: '评审采用网络方式，约 8 份申报书。',
      messageEnglish: 'The review is done online: about 8 applications.',
      inviteeName: '赵立群',
      inviteeMobile: '13800001005',
      startsAt: now - 20 * day,
      endsAt: now - 6 * day,
      expiresAt: now - 25 * day,
      answer: 'ACCEPTED',
      answeredBy: personaUserId('expert'),
    },
    {
      id: 'ENTRY-2025',
      kind: 'ENTRY',
      title: '邀请您加入市科技专家库（上一批）',
      titleEnglish: 'Join the database of experts (last call)',
      ...commission,
      message: '上一批专家征集已结束。',
      messageEnglish: 'The last call for experts has ended.',
      ...anybody,
      expiresAt: now - 90 * day,
      ...open,
    },
  ]
}
