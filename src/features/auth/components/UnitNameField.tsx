/** The field for a unit's name before the login, which finds the unit with exactly this name. */

import { useEffect, useId, useState } from 'react'
import { common } from '@/api/common'
import { SearchUnitsDocument } from '@/shared/graphql/dictionaries.common.generated'
import { useT } from '@/ui/use-t'
import { attempt } from '../attempt'
import type { FieldProps } from '../use-fields'
import { TextField } from './TextField'

interface UnitNameFieldProps {
  field: FieldProps<string>
  /** The id of the unit with exactly this name; null for none. */
  onUnit(id: string | null): void
}

/** Debounce of the search and number of results (specification, section 9). */
const pause = 500
const limit = 20

/** A unit name with suggestions in the browser's own datalist, which loads nothing. */
export function UnitNameField({ field, onUnit }: UnitNameFieldProps) {
  const t = useT()
  const list = useId()
  const [found, setFound] = useState<readonly { id: string; unitName: string }[]>([])
  const typed = field.value.trim()

  // biome-ignore lint/correctness/useExhaustiveDependencies: the handler of the moment is as good as any
  useEffect(() => {
    const known = found.find((item) => item.unitName === typed)
    onUnit(known?.id ?? null)
    if (known || typed.length < 2) return
    let isCurrent = true
    const timer = setTimeout(async () => {
      const variables = { unitName: typed, nums: limit }
      const result = await attempt(() => common.query(SearchUnitsDocument, variables, { background: true }))
      if (!isCurrent || !result.ok) return
      setFound(result.data.allUnits)
      onUnit(result.data.allUnits.find((item) => item.unitName === typed)?.id ?? null)
    }, pause)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
  }, [typed])

  return (
    <>
      <TextField
        {...field}
        label={t('现单位名称')}
        hint={t('输入名称后从列表中选择已登记的单位')}
        autoComplete="organization"
        list={list}
        required
      />
      <datalist id={list}>
        {found.map((item) => (
          <option key={item.id} value={item.unitName} />
        ))}
      </datalist>
    </>
  )
}
