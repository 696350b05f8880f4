/** The profile's field for the membership of an academy: yes or no, department, date. */
import { Checkbox } from 'antd'
import { beijingToday } from '@/lib/time/beijing-time'
import { DictionarySelect } from '@/shared/form/DictionarySelect'
import { DayInput } from '@/ui/day/DayInput'
import { useT } from '@/ui/use-t'
import { profileFields } from '../profile-fields'
import type { AcademyValue } from '../profile-values'
import { useProfile } from '../use-profile-form'
import styles from './AcademyField.module.css'
import { ProfileFrame } from './ProfileFrame'

export function AcademyField({ field }: { field: 'engineeringAcademy' | 'sciencesAcademy' }) {
  const t = useT()
  const { values, set } = useProfile()
  const academy = values[field]
  const label = t(profileFields[field].label)
  const change = (part: Partial<AcademyValue>) => set({ [field]: { dept: null, date: '', ...academy, ...part } })
  return (
    <ProfileFrame field={field} span={3} group>
      {(control) => (
        // biome-ignore lint/a11y/useSemanticElements: the frame's label is not inside, so a fieldset could not have its legend
        <div
          role="group"
          aria-labelledby={control['aria-labelledby']}
          aria-describedby={control['aria-describedby']}
          className={styles.academy}
        >
          <Checkbox
            id={control.id}
            checked={academy !== null}
            onChange={({ target }) => set({ [field]: target.checked ? { dept: null, date: '' } : null })}
          >
            {t('我是{label}', { label })}
          </Checkbox>
          {academy && (
            <>
              <span className={styles.part}>
                <DictionarySelect
                  type="academician_dept"
                  value={academy.dept}
                  control={{ id: `${control.id}-dept`, 'aria-label': t('{label}的学部', { label }) }}
                  onChange={(dept) => change({ dept })}
                />
              </span>
              <span className={styles.part}>
                <DayInput
                  control={{ id: `${control.id}-date`, 'aria-label': t('{label}的当选日期', { label }) }}
                  value={academy.date || null}
                  latest={beijingToday()}
                  change={(date) => change({ date: date ?? '' })}
                />
              </span>
            </>
          )}
        </div>
      )}
    </ProfileFrame>
  )
}
