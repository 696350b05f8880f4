import { workflow } from '@/api/workflow'
import { FormField } from '@/ui/FormField'
import { LookupSelect } from '@/ui/lookup/LookupSelect'
import { useT } from '@/ui/use-t'
import { ColleaguesDocument, type ColleaguesQuery } from '../graphql/todos.workflow.generated'

export type Colleague = ColleaguesQuery['colleagues'][number]

/** Debounce in milliseconds (specification, section 9). */
const wait = 500

const find = async (keyword: string): Promise<readonly Colleague[]> =>
  (
    await workflow.query(
      ColleaguesDocument,
      { keyword: keyword || null },
      { fetchPolicy: 'no-cache', background: true },
    )
  ).colleagues

interface ColleagueFieldProps {
  id: string
  label: string
  hint?: string
  error?: string
  value: Colleague | null
  change(colleague: Colleague | null): void
}

/** Selects a colleague of the person's unit by part of the name. */
export function ColleagueField({ id, label, hint, error, value, change }: ColleagueFieldProps) {
  const t = useT()
  return (
    <FormField id={id} label={label} hint={hint} required error={error}>
      {(control) => (
        <LookupSelect
          control={control}
          value={value}
          find={find}
          wait={wait}
          nameOf={({ name, unitName }) => `${name}（${unitName}）`}
          nothing={t('没有找到。只能选择与您同一单位、已通过单位审核的同事。')}
          change={change}
        />
      )}
    </FormField>
  )
}
