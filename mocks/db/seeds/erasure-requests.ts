/** Seeds requests to erase personal data: two wait for the commission, one was answered. */

import { day } from '../../domain/durations'
import { workingMoment } from '../../domain/working-time'
import { personaUserId } from '../../personas'
import type { Database } from '../database'

/** Called after the people. */
export function seedErasureRequests(db: Database, now: number): void {
  const rows = [
    { id: 'erasure-1', userId: 'user-4', ago: 9, what: '家庭地址和传真：已不再使用，请删除。' },
    { id: 'erasure-2', userId: 'user-16', ago: 3, what: '个人简历中的家庭成员和籍贯。' },
  ]
  for (const { id, userId, ago, what } of rows)
    db.erasureRequests.insert({ id, userId, what, createdAt: workingMoment(now - ago * day), answer: null })
  db.erasureRequests.insert({
    id: 'erasure-3',
    userId: 'user-20',
    what: '已提交申报书中的身份证号。',
    createdAt: workingMoment(now - 40 * day),
    decision: 'REFUSED',
    answer: '申报书是立项依据，按档案管理规定在项目结题后保存十年；期满后一并销毁。',
    answeredById: personaUserId('supervisingDepartment'),
  })
}
