/** Invented entries in large number, for the tests and the bench of the search. */
import type { Database } from '@mocks/db/database'
import type { WorkRow } from '@mocks/db/rows-work'

/** Made-up things to search: like the seeds in shape, many in number, the same each time. */

const fields = [
  '人工智能',
  '集成电路',
  '生物医药',
  '量子信息',
  '新能源汽车',
  '海洋工程',
  '航空发动机',
  '城市交通',
  '碳捕集',
]
const objects = ['关键技术', '核心算法', '检测装备', '示范应用', '公共服务平台', '标准体系', '重点实验室', '材料制备']
const verbs = ['研究', '攻关', '开发', '验证', '建设', '优化', '产业化', '评价']
const surnames = '王李张刘陈杨赵黄周吴徐孙胡朱高林何郭马罗'
const names = '伟芳娜敏静丽强磊军洋勇艳杰娟涛明超秀霞平刚桂英行重乐单'

/** A small generator (mulberry32), the same numbers for the same seed. */
export function random(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return (((t ^ (t >>> 14)) >>> 0) % 0x100000) % below
  }
}

interface Amounts {
  works: number
  people: number
  messages: number
  files: number
}

/** Adds made-up works, people, messages and files of seeded kinds, units and persons to a database. */
export function addSearchEntries(db: Database, amounts: Amounts, seed = 1): void {
  const pick = random(seed)
  const one = <Item>(items: ArrayLike<Item>): Item => items[pick(items.length)] as Item
  const title = () =>
    `${one(fields)}${one(objects)}${one(verbs)}与${one(fields)}${one(objects)}${one(verbs)}${pick(9000)}号`
  const models = db.works.all().filter(({ kind }) => kind !== 'REVIEW')
  const users = db.users.all()
  for (let index = 0; index < amounts.works; index += 1) {
    const model = one(models)
    const number = `${20 + pick(7)}DZ${1_000_000 + index}`
    const at = { createdAt: index, modifiedAt: index }
    db.works.insert({ ...(model satisfies WorkRow), ...at, id: `made-${index}`, title: title(), number })
  }
  const memberships = db.memberships.where({ applyStatus: 2 })
  for (let index = 0; index < amounts.people; index += 1) {
    const userFullname = one(surnames) + one(names) + one(names)
    const user = { ...one(users), id: `made-${index}`, persona: null, userFullname, userName: `made-${index}` }
    db.users.insert({ ...user, userMobile: `139${String(10_000_000 + index)}` })
    db.memberships.insert({ ...one(memberships), id: `made-membership-${index}`, userId: user.id })
  }
  const messages = db.messages.where(({ contentType }) => contentType !== 'TODO')
  for (let index = 0; index < amounts.messages; index += 1)
    db.messages.insert({ ...one(messages), id: `made-${index}`, title: `${title()}已受理`, createDate: index })
  const uploads = db.uploads.where(({ isPrivate, file }) => isPrivate && file !== null)
  const contents = db.contents.all().filter(({ submitted }) => submitted !== null)
  for (let index = 0; index < amounts.files; index += 1) {
    const upload = one(uploads)
    if (!upload.file) continue
    const made = { ...upload, id: `made-${index}.pdf`, file: { ...upload.file, name: `${title()}.pdf` } }
    db.uploads.insert(made)
    const content = one(contents)
    const work = db.works.get(content.id)
    if (!work) continue
    const values = { feasibility: [{ uid: made.id, name: made.file.name, url: made.id, size: 1 }] }
    const submitted = { revision: 1, values }
    db.works.insert({ ...work, id: `made-held-${index}`, title: title(), createdAt: index, modifiedAt: index })
    db.contents.insert({ ...content, id: `made-held-${index}`, values, submitted, former: null })
  }
}
