/** The field that chooses the units a form version is for, when publishing or widening it. */
import { useUnsavedWork } from '@/lib/events/use-unsaved-work'
import { UnitPicker } from '@/shared/form/UnitPicker'
import { Button } from '@/ui/Button'
import { Name } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import styles from './forms.module.css'

/** A unit that a version is for. */
export interface ChosenUnit {
  id: string
  name: string
}

interface UnitsFieldProps {
  label: string
  units: readonly ChosenUnit[]
  /** Units that cannot be taken out. */
  fixed?: readonly string[]
  onChange(units: readonly ChosenUnit[]): void
}

/** Chooses several units, one after the other. */
export function UnitsField({ label, units, fixed = [], onChange }: UnitsFieldProps) {
  const t = useT()
  // Added units are on no server: after the login has ended, the person signs in over them.
  useUnsavedWork(units.length > fixed.length)
  return (
    <fieldset className={styles.units}>
      <legend>{label}</legend>
      {units.map(({ id, name }) => (
        <div key={id} className={styles.unit}>
          <Name>{name}</Name>
          {!fixed.includes(id) && (
            <Button
              size="small"
              aria-label={t('移除{name}', { name })}
              onClick={() => onChange(units.filter((unit) => unit.id !== id))}
            >
              {t('移除')}
            </Button>
          )}
        </div>
      ))}
      <label htmlFor="units-field">{t('添加单位')}</label>
      <UnitPicker
        key={units.length}
        id="units-field"
        value={null}
        placeholder={t('输入单位名称中的几个字')}
        onChange={(unit) =>
          unit && !units.some(({ id }) => id === unit.id) && onChange([...units, { id: unit.id, name: unit.unitName }])
        }
      />
    </fieldset>
  )
}
