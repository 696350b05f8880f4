/** The select of one of the unit's open departments, in the dialogs that add, move or merge. */

import { nameText } from '@/lib/i18n/english-names'
import { FormField } from '@/ui/FormField'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'

interface DepartmentSelectProps {
  id: string
  label: string
  departments: readonly { id: string; name: string }[]
  value: string
  error?: string
  /** Whether none may be chosen. */
  optional?: boolean
  change(id: string): void
}

export function DepartmentSelect({
  id,
  label,
  departments,
  value,
  error,
  optional = false,
  change,
}: DepartmentSelectProps) {
  const t = useT()
  return (
    <FormField id={id} label={label} required={!optional} error={error}>
      {(control) => (
        <PlainSelect
          {...control}
          value={value}
          options={[
            { value: '', label: optional ? t('（不指定）') : t('请选择') },
            ...departments.map((department) => ({ value: department.id, label: nameText(department.name) })),
          ]}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FormField>
  )
}
