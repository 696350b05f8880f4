/** Adds many messages to one inbox, for tests of long lists; called from the demo panel and the test server. */
import type { Database } from '../database'

const minute = 60_000
const systems = ['s01', 's02', 's09', 's10', 's23'] as const
const subjects = [
  ['月报已收到', 'Monthly report received'],
  ['专家意见已汇总', 'Experts’ findings summarised'],
  ['经费拨付通知', 'Funds paid out'],
  ['材料补充提醒', 'Material to be added'],
  ['系统操作记录', 'Record of the system'],
] as const

/** Many messages for one person, one per minute into the past, every third unread: to test the inbox under load. */
export function addManyMessages(db: Database, userId: string, count: number, now: number): void {
  const before = db.messages.where(({ id }) => id.startsWith(`many-${userId}-`)).length
  for (let index = before; index < before + count; index += 1) {
    const [subject, subjectEn] = subjects[index % subjects.length] ?? subjects[0]
    db.messages.insert({
      id: `many-${userId}-${index + 1}`,
      userId,
      createDate: now - index * minute,
      read: index % 3 !== 0,
      contentType: index % 4 === 0 ? 'NOTICE' : 'INBOX',
      title: `${subject}（第 ${index + 1} 条）`,
      titleEn: `${subjectEn} (no. ${index + 1})`,
      content: `<p>${subject}，请知悉。</p>`,
      contentEn: `<p>${subjectEn}. For your information.</p>`,
      system: systems[index % systems.length] ?? 's02',
      link: null,
      todo: null,
    })
  }
}
