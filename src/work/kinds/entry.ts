/** The fields of entry forms, with which a person binds a base or a project to themselves by a notice; on binding pages and in the backend. */

import { text } from '@/lib/i18n/i18n'

/** The fields an entry form may ask for, besides the code sent to the mobile. */
export type EntryName =
  | 'year'
  | 'baseName'
  | 'hostUnit'
  | 'projectNumber'
  | 'projectName'
  | 'undertakingUnit'
  | 'projectLeader'
  | 'checkCode'

/** A field of an entry form. */
interface EntryPart {
  name: EntryName
  /** A text key. */
  label: string
  hint?: string
  /** The codes of a mismatch (specification, section 8). A test compares them with `fieldOfCode`. */
  codes: readonly number[]
  /** Displayed as a fact when the address names the item; otherwise it is asked for. */
  fact: boolean
}

/** How a person binds to an item, as data: address, fields, and the code of each field. */
export interface EntryDescription {
  /** The address; with `/{id}` it names the item, and only the codes are asked for. */
  path: string
  /** The form's title; a text key. */
  title: string
  /** The context of error texts: bases have their own (`errors.base.…`). */
  words: 'base' | 'declaration'
  parts: readonly EntryPart[]
  /** The code for a wrong mobile code. */
  wrongMobileCode: number
  /** Codes without a field; they are shown above the form. */
  others: readonly number[]
}

/** Real name, closed, outside the period: the same for all entry forms. */
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

/** By number, name, unit and leader of the approved project (specification, section 8 "Declaration codes"). */
export function projectEntry(
  path: string,
  title: string,
  labels: { number: string; name: string; leader: string },
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
    others: [...conditions, 603201, 603008],
  }
}
