/** The field that chooses a colleague of the person's unit, for covers, handovers and delegation. */

import { useState } from 'react'
import { workflow } from '@/api/workflow'
import type { SmallForm } from '@/shared/form/use-small-form'
import { FormField } from '@/ui/FormField'
import { LookupSelect } from '@/ui/lookup/LookupSelect'
import { useT } from '@/ui/use-t'
import { ColleaguesDocument, type ColleaguesQuery } from '../graphql/todos.workflow.generated'

type Colleague = ColleaguesQuery['colleagues'][number]

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

interface ColleagueFieldProps<F extends string> {
  /** Its value `colleague` is the person's id. */
  form: SmallForm<F | 'colleague'>
  label: string
}

/** Selects a colleague of the person's unit by part of the name. */
export function ColleagueField<F extends string>({ form, label }: ColleagueFieldProps<F>) {
  const t = useT()
  const [colleague, setColleague] = useState<Colleague | null>(null)
  return (
    <FormField id={form.idOf('colleague')} label={label} required error={form.wrong.colleague}>
      {(control) => (
        <LookupSelect
          control={control}
          value={colleague}
          find={find}
          wait={wait}
          nameOf={({ name, unitName }) => t('{name}（{unit}）', { name, unit: unitName })}
          nothing={t('没有找到。只能选择与您同一单位、已通过单位审核的同事。')}
          change={(chosen) => {
            setColleague(chosen)
            form.set('colleague', chosen?.id ?? '')
          }}
        />
      )}
    </FormField>
  )
}
