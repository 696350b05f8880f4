/** The answers of an expert's application from their seeded data; stored for seeded applications and changes. */

import { formatDay } from '@/lib/time/beijing-time'
import type { FormValues, RowValue } from '@/smartform/schema/values'
import type { Database } from '../db/database'
import type { UserRow } from '../db/rows'
import type { WorkRow } from '../db/rows-work'
import { dictionaryId } from '../db/seeds/dictionary-id'
import { treeEntry } from '../db/tree-entry'

/** A dictionary entry as a form's answer. */
function entry(db: Database, id: string | null) {
  const row = id === null ? undefined : db.dictionaries.get(id)
  return row ? { id: row.id, code: row.code, name: row.name } : null
}

/** The application area of a major. */
const areas: readonly (readonly [major: RegExp, code: string])[] = [
  [/芯片|微电子/, '010302'],
  [/智能|数据|计算机|软件/, '010301'],
  [/生物|医|细胞|药|遗传|微生物|Biomedical/, '020101'],
]

const rowsOf = (id: string, cells: readonly RowValue['cells'][]): RowValue[] =>
  cells.map((cell, index) => ({ id: `${id}${index + 1}`, cells: cell }))

/** The answers of an expert application, or of a change of an entry, from a person's data: for seeds. */
export function expertValues(db: Database, user: UserRow, { unitId, kind }: WorkRow): FormValues {
  const invited = user.isInvitedExpert === 1
  const unitName = db.units.get(unitId)?.unitName ?? (invited ? 'The Harbour University of Hong Kong' : '')
  const major = user.userMajor ?? '科研管理'
  const code = areas.find(([pattern]) => pattern.test(major))?.[1] ?? '010101'
  const position = user.userPosition ?? '研究人员'
  const changed = kind === 'EXPERT_CHANGE'
  return {
    fullname: user.userFullname,
    englishName: user.userEnglishname ?? '',
    residence: invited ? 'hmt' : 'mainland',
    bornOn: user.userBirthday === null ? '1980-06-15' : formatDay(user.userBirthday),
    mobile: user.userMobile ?? '',
    email: user.userEmail ?? `${user.userName}@example.cn`,
    unitName,
    department: '',
    position: changed ? `${position}、学科带头人` : position,
    title: entry(db, dictionaryId('user_title', '061')),
    since: '2016-07',
    school: invited ? 'Eastern Strait University' : '上海海川大学',
    major,
    degree: entry(db, dictionaryId('user_degree', '2')),
    disciplines: rowsOf('d', [{ area: treeEntry(db, dictionaryId('user_application_area', code)), keywords: major }]),
    languages: invited ? ['en'] : ['zh', 'en'],
    tasks: changed ? ['proposal', 'acceptance', 'award'] : ['proposal', 'acceptance'],
    expertise: invited
      ? `Long engaged in research in ${major}, with experience in reviewing proposals and results of public programmes.`
      : `长期从事${major}研究，主持或参加市级以上科技计划项目，熟悉项目评审和验收的要求。`,
    positions: rowsOf('p', [{ unitName, position, startMonth: '2016-07', endMonth: null }]),
    education: [],
    projects: [],
    achievements: [],
    rewards: [],
    recusals: rowsOf('r', [{ unitName, reason: 'present', note: '' }]),
    ...(invited && { birthplace: 'Hong Kong', firstEntry: '2020-05-11', departure: '2032-05-10' }),
    ...payeeOf(db, user, invited),
    promise: true,
  }
}

function payeeOf(db: Database, user: UserRow, invited: boolean): FormValues {
  if (invited)
    return {
      account: 'overseas',
      overseasBank: 'Harbour Bank of Hong Kong',
      swift: 'HBHKHKHH',
      overseasAccount: '012345678901',
    }
  return {
    account: 'domestic',
    bankName: entry(db, user.userBankName ?? dictionaryId('deposit_bank', '104')),
    bankLocation: '0',
    subBranch: user.userSubBankName ?? '中国银行五角场支行',
    bankAccount: user.userBankAccount ?? '6217900800001234567',
  }
}
