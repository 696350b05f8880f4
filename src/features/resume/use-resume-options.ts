import { common } from '@/api/common'
import { entryName } from '@/lib/entry-name'
import { type ResumeField, type ResumeKind, resumeKinds } from '@/lib/resume/resume-kinds'
import { answerOf } from '@/shared/answer'
import { SearchDictionaryDocument } from '@/shared/graphql/dictionaries.common.generated'
import { useT } from '@/ui/use-t'

interface ResumeOption {
  value: string
  label: string
}

/** What can be chosen in the fields of one kind. */
export interface ResumeOptions {
  /** The choices of a field; undefined while its dictionary is not known, and for fields without choices. */
  of(field: ResumeField): readonly ResumeOption[] | undefined
  /** Ids of a dictionary's entries; undefined while it is not known. */
  entries(dictionaryType: string): ReadonlySet<string> | undefined
  /** What went wrong with a dictionary. */
  failureText: string | undefined
  retry(): void
}

/** The choices of a kind's fields: fixed ones, and the entries of at most two dictionaries, each loaded once. */
export function useResumeOptions(kind: ResumeKind): ResumeOptions {
  const t = useT()
  const types = resumeKinds[kind].fields.flatMap((field) => (field.kind === 'dictionary' ? [field.dictionaryType] : []))
  const [first, second] = types
  const one = answerOf(
    common.useQuery(
      SearchDictionaryDocument,
      first ? { variables: { type: first }, background: true } : { skip: true },
    ),
  )
  const other = answerOf(
    common.useQuery(
      SearchDictionaryDocument,
      second ? { variables: { type: second }, background: true } : { skip: true },
    ),
  )
  const known = new Map(
    [[first, one.data?.dictionaries] as const, [second, other.data?.dictionaries] as const].flatMap(([type, list]) =>
      type && list ? [[type, list] as const] : [],
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
    failureText: one.failureText ?? other.failureText,
    retry() {
      if (one.failureText !== undefined) one.retry()
      if (other.failureText !== undefined) other.retry()
    },
  }
}

/** A value as a person reads it; '' for none. */
export function resumeText(field: ResumeField, value: string | undefined, options: ResumeOptions): string {
  if (!value) return ''
  return options.of(field)?.find((option) => option.value === value)?.label ?? value
}
