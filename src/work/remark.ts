/** The type of a reviewer's remark in a returned form, and its check. */

import { text } from '@/lib/i18n/i18n'
import { countCharacters } from '@/lib/text/count-characters'
import { remarkNeeds } from './remark-needs'

/** What has to be corrected at one place. */
export interface Remark {
  path: string
  text: string
  need: keyof typeof remarkNeeds
}

export const emptyRemark: Remark = { path: '', text: '', need: 'required' }

/** Longest remark, in characters. */
export const longestRemark = 200

/** Whether something read back still is a list of remarks. */
export function isRemarkList(value: unknown): value is readonly Remark[] {
  const isRemark = (value: unknown) =>
    typeof value === 'object' &&
    value !== null &&
    ['path', 'text'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string') &&
    Object.hasOwn(remarkNeeds, (value as Remark).need)
  return Array.isArray(value) && value.every(isRemark)
}

/** What is wrong with a remark, as a key of its text. */
export function remarkProblem({ path, text: words }: Remark): string | undefined {
  if (path === '') return text('请选择意见对应的填写项')
  const length = countCharacters(words.trim())
  if (length === 0) return text('请填写这一项需要怎样修改')
  return length > longestRemark ? text('不能超过 {limit} 个字，现在 {n} 个') : undefined
}
