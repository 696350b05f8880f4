/** The title of a work item in the interface language, for lists, pages and search. */

import { nameText } from '@/lib/i18n/english-names'
import { t, text } from '@/lib/i18n/i18n'

/** The titles that the portal makes itself, in Chinese on the wire: the pattern of each, and its text with the pattern's groups. */
const generated: readonly (readonly [pattern: RegExp, text: string])[] = [
  [/^(?<name>.+)的专家入库申请$/, text('{name}的专家入库申请')],
  [/^(?<name>.+)的专家信息变更$/, text('{name}的专家信息变更')],
  [/^(?<name>.+)的单位关联申请$/, text('{name}的单位关联申请')],
  [/^(?<name>.+)的管理员移交$/, text('{name}的管理员移交')],
  [/^(?<name>.+) (?<year>\d{4})年度$/, text('{name} {year}年度')],
  [/^(?<name>.+) (?<year>\d{4})年(?<month>\d{1,2})月$/, text('{name} {year}年{month}月')],
]

/** Whether a title that the portal makes says what it is, as “吴昊的专家入库申请”: the kind's name beside it would repeat it. */
export const namesItsKind = (title: string) => /的(专家入库申请|专家信息变更|单位关联申请|管理员移交)$/.test(title)

/** The creator's name for the facts beside a title; null where a generated title says it, as “吴昊的专家入库申请”. */
export function creatorBeside<Name extends string | null | undefined>(work: { title: string; creatorName: Name }) {
  const isNamed = generated.some(([pattern]) => pattern.exec(work.title)?.groups?.name === work.creatorName)
  return isNamed ? null : work.creatorName
}

/** A work item's title. Generated titles are in the interface language; others are English where the work has an English title. */
export function workTitle(title: string): string {
  for (const [pattern, key] of generated) {
    const match = pattern.exec(title)
    if (match) return t(key, match.groups)
  }
  return nameText(title)
}
