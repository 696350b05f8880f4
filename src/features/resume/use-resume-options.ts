/** A hook for the options of resume fields (dictionaries) and their texts, for dialog, list and import. */

import { common } from '@/api/common'
import { entryName } from '@/lib/i18n/dictionary-entry-name'
import { type ResumeField, type ResumeKind, resumeKinds } from '@/lib/resume/resume-kinds'
import { SearchDictionaryDocument } from '@/shared/graphql/dictionaries.common.generated'
import { useT } from '@/ui/use-t'

interface ResumeOption {
  value: string
  label: string
}

/** The options of one kind's fields. */
export interface ResumeOptions {
  /** The options of a field; undefined while loading, and for fields without options. */
  of(field: ResumeField): readonly ResumeOption[] | undefined
  /** Ids of a dictionary's entries; undefined while loading. */
  entries(dictionaryType: string): ReadonlySet<string> | undefined
  /** The failure of a dictionary. */
  failureText: string | undefined
  retry(): void
}

/** The options of a kind's fields: fixed ones, and at most two dictionaries, loaded once. */
export function useResumeOptions(kind: ResumeKind): ResumeOptions {
  const t = useT()
  const types = resumeKinds[kind].fields.flatMap((field) => (field.kind === 'dictionary' ? [field.dictionaryType] : []))
  const [first, second] = types
  const answer = common.useAnswer(
    SearchDictionaryDocument,
    first ? { variables: { type: first }, background: true } : { skip: true },
  )
  const other = common.useAnswer(
    SearchDictionaryDocument,
    second ? { variables: { type: second }, background: true } : { skip: true },
  )
  const known = new Map(
    [[first, answer.data?.dictionaries] as const, [second, other.data?.dictionaries] as const].flatMap(
      ([type, list]) => (type && list ? [[type, list] as const] : []),
    ),
  )
  return {
    of(field) {
      if (field.kind === 'choice') return field.options.map(({ value, label }) => ({ value, label: t(label) }))
      if (field.kind !== 'dictionary') return undefined
      return known.get(field.dictionaryType)?.map((entry) => ({ value: entry.id, label: entryName(entry) }))
    },
    entries(type) {
      const list = known.get(type)
      return list && new Set(list.map(({ id }) => id))
    },
    failureText: answer.failureText ?? other.failureText,
    retry() {
      if (answer.failureText !== undefined) answer.retry()
      if (other.failureText !== undefined) other.retry()
    },
  }
}

/** A value as text; '' for none. */
export function resumeText(field: ResumeField, value: string | undefined, options: ResumeOptions): string {
  if (!value) return ''
  return options.of(field)?.find((option) => option.value === value)?.label ?? value
}
