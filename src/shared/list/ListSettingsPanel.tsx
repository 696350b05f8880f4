import { Checkbox } from 'antd'
import { useId } from 'react'
import { Radios } from '@/ui/Radios'
import { useT } from '@/ui/use-t'
import styles from './ListSettings.module.css'
import type { ListSettingsProps } from './ListSettingsButton'
import { changeListSettings, useListSettings } from './list-settings'
import { SavedFilters } from './SavedFilters'

/** The settings of a list: density for all lists; columns and saved filters for this one. */
export function ListSettingsPanel({ label, columns: [, ...columns], state }: ListSettingsProps) {
  const t = useT()
  const id = useId()
  const { compact, hidden } = useListSettings()
  const hiddenHere = hidden[state.name] ?? []
  const show = (key: string, isShown: boolean) =>
    changeListSettings({
      hidden: {
        ...hidden,
        [state.name]: isShown ? hiddenHere.filter((one) => one !== key) : [...hiddenHere, key],
      },
    })
  return (
    <fieldset aria-label={t('{list}的设置', { list: label })} className={styles.settings}>
      <fieldset>
        <legend>{t('行距（所有列表）')}</legend>
        <Radios
          name={`${id}-density`}
          value={compact ? 'compact' : 'comfortable'}
          options={[
            { value: 'comfortable', label: t('宽松，每页 10 行') },
            { value: 'compact', label: t('紧凑，每页 20 行') },
          ]}
          onChange={(density) => {
            changeListSettings({ compact: density === 'compact' })
            // The same page number holds other rows now.
            state.setPageNo(1)
          }}
        />
      </fieldset>
      {columns.length > 0 && (
        <fieldset>
          <legend>{t('显示的列')}</legend>
          <div className={styles.columns}>
            {columns.map(({ key, title }) => (
              <Checkbox
                key={key}
                checked={!hiddenHere.includes(key)}
                onChange={({ target }) => show(key, target.checked)}
              >
                {title}
              </Checkbox>
            ))}
          </div>
        </fieldset>
      )}
      <SavedFilters state={state} />
      <p className={styles.note}>{t('这些设置保存在这台设备上，只对您有效。')}</p>
    </fieldset>
  )
}
