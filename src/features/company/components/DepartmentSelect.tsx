import { FormField } from '@/ui/FormField'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'

interface DepartmentSelectProps {
  id: string
  label: string
  departments: readonly { id: string; name: string }[]
  value: string
  error?: string
  change(id: string): void
}

/** Chooses department of the unit's open departments. */
export function DepartmentSelect({ id, label, departments, value, error, change }: DepartmentSelectProps) {
  const t = useT()
  return (
    <FormField id={id} label={label} required error={error}>
      {(control) => (
        <PlainSelect
          {...control}
          value={value}
          options={[
            { value: '', label: t('请选择') },
            ...departments.map((department) => ({ value: department.id, label: department.name })),
          ]}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </FormField>
  )
}
