/** A select that finds a registered unit by part of its name; in the membership dialog and in the workshop. */

import { useId, useState } from 'react'
import { common } from '@/api/common'
import { nameText } from '@/lib/i18n/english-names'
import { Button } from '@/ui/Button'
import { useLookup } from '@/ui/lookup/use-lookup'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import { SearchUnitsDocument } from '../graphql/dictionaries.common.generated'
import styles from './UnitPicker.module.css'

/** Number of results, and debounce of the search in milliseconds (specification, sections 7 and 9). */
const limit = 20
const wait = 500

/** A chosen unit. */
export interface UnitOption {
  id: string
  unitName: string
}

interface UnitPickerProps {
  value: UnitOption | null
  /** Called with the unit, or null when the choice was cleared. */
  onChange(unit: UnitOption | null): void
  /** Id of the input, for its label. */
  id?: string
  disabled?: boolean
  'aria-describedby'?: string
  'aria-invalid'?: boolean
  'aria-required'?: boolean
  placeholder?: string
}

const searchUnits = async (keyword: string): Promise<readonly UnitOption[]> => {
  const variables = { unitName: keyword || undefined, nums: limit }
  return (await common.query(SearchUnitsDocument, variables, { background: true })).allUnits
}

/** Selects a registered unit by part of its name. A failed search is shown under the field with a retry. */
export function UnitPicker({ value, onChange, placeholder, disabled, ...control }: UnitPickerProps) {
  const t = useT()
  const search = useLookup(searchUnits, wait)
  const failureId = useId()
  const [open, setOpen] = useState(false)
  const failed = search.state === 'failed'
  // Inside the open list, so that a retry keeps the typed text; else under the field.
  const failure = failed && (
    <div id={failureId} role="alert" className={styles.failure}>
      {t('单位查找失败。')}
      <Button type="link" size="small" onClick={() => search.now()}>
        {t('重试')}
      </Button>
    </div>
  )
  const describedBy = [control['aria-describedby'], failed && failureId].filter(Boolean).join(' ') || undefined
  return (
    <div>
      <Select
        {...control}
        aria-describedby={describedBy}
        status={control['aria-invalid'] ? 'error' : undefined}
        className={styles.select}
        disabled={disabled}
        showSearch={{ filterOption: false, onSearch: search.type }}
        allowClear
        labelInValue
        placeholder={placeholder ?? t('输入单位名称搜索')}
        loading={search.state === 'loading'}
        value={value ? { value: value.id, label: nameText(value.unitName) } : undefined}
        options={search.options.map(({ id, unitName }) => ({
          value: id,
          label: nameText(unitName),
          title: nameText(unitName),
        }))}
        notFoundContent={search.state === 'loaded' ? t('没有找到，未注册的单位须先由单位管理员注册') : t('查找中…')}
        popupRender={(list) => failure || list}
        onOpenChange={(opening) => {
          setOpen(opening)
          if (opening && search.state !== 'loading') search.open()
        }}
        onChange={(unit) => onChange(search.options.find(({ id }) => id === unit?.value) ?? null)}
      />
      {!open && failure}
    </div>
  )
}
