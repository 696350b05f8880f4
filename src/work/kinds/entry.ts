import { text } from '@/lib/i18n'

/** What an entry form asks for of a thing to be bound, besides the code sent to the mobile. */
export type EntryName =
  | 'year'
  | 'baseName'
  | 'hostUnit'
  | 'projectNumber'
  | 'projectName'
  | 'undertakingUnit'
  | 'projectLeader'
  | 'checkCode'

/** One thing an entry form asks for. */
interface EntryPart {
  name: EntryName
  /** Chinese; the key of its translation. */
  label: string
  hint?: string
  /** The codes that say it does not fit (specification, section 8); the same map is `fieldOfCode`'s, and a test holds them together. */
  codes: readonly number[]
  /** Stands on the screen as a fact where the address names the thing; else it is asked there too. */
  fact: boolean
}

/** How a person proves a right to something, as data: where, what they type, which code belongs to which field. */
export interface EntryDescription {
  /** Address below the root; the same with `/{id}` names the thing, and then only the codes are asked. */
  path: string
  /** What the form is called; the key of its translation. */
  title: string
  /** Whose words refusals are told in: the bases' own (`errors.base.…`) where their mapping differs. */
  words: 'base' | 'declaration'
  parts: readonly EntryPart[]
  /** A wrong code from the mobile. */
  wrongMobileCode: number
  /** Codes that concern no field: said above the form. */
  others: readonly number[]
}

/** Real name, closed, outside the period: the same for all. */
const conditions = [60345, 60347, 603412] as const

/** By year, name and host unit (specification, section 8 "Science-base mapping"). */
export function baseEntry(path: string, title: string, nameLabel: string): EntryDescription {
  return {
    path,
    title,
    words: 'base',
    parts: [
      { name: 'year', label: text('年度'), codes: [], fact: false },
      { name: 'baseName', label: nameLabel, hint: text('与认定文件一致'), codes: [603008, 603009], fact: true },
      { name: 'hostUnit', label: text('依托单位'), codes: [603010], fact: true },
      { name: 'checkCode', label: text('校验码'), hint: text('见年度检查通知'), codes: [603011], fact: false },
    ],
    wrongMobileCode: 60104,
    others: conditions,
  }
}

/** By number, name, unit and leader, as a project was approved (specification, section 8 "Declaration codes"). */
export function projectEntry(
  path: string,
  title: string,
  labels: { number: string; name: string; leader: string },
  others: readonly number[] = [603201, 603008],
): EntryDescription {
  return {
    path,
    title,
    words: 'declaration',
    parts: [
      { name: 'projectNumber', label: labels.number, codes: [603209], fact: true },
      { name: 'projectName', label: labels.name, hint: text('与立项时的名称一致'), codes: [603210], fact: true },
      { name: 'undertakingUnit', label: text('承担单位'), codes: [603211], fact: true },
      { name: 'projectLeader', label: labels.leader, codes: [603212], fact: true },
      { name: 'checkCode', label: text('校验码'), hint: text('见填报通知'), codes: [603213], fact: false },
    ],
    wrongMobileCode: 603011,
    others: [...conditions, ...others],
  }
}
