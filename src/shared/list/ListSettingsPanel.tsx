/** The panel with a list's settings: density, split view, columns, saved filters. */

import { Checkbox } from 'antd'
import { useId } from 'react'
import { Radios } from '@/ui/Radios'
import { useT } from '@/ui/use-t'
import styles from './ListSettings.module.css'
import { changeListSettings, useListSettings } from './list-settings'
import { SavedFilters } from './SavedFilters'
import type { ListState } from './use-list-state'

export interface ListSettingsProps {
  /** Accessible name of the list. */
  label: string
  columns: readonly { key: string; title: string }[]
  state: ListState
  /** Whether the list can show the opened paper beside its rows. */
  splits?: boolean
}

/** The settings of a list: density and split view for all lists; columns and saved filters for this one. */
export function ListSettingsPanel({ label, columns: [, ...columns], state, splits = false }: ListSettingsProps) {
  const t = useT()
  const id = useId()
  const { compact, split, hidden } = useListSettings()
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
      {splits && (
        <fieldset>
          <legend>{t('查看方式（所有审核列表）')}</legend>
          <Radios
            name={`${id}-split`}
            value={split ? 'split' : 'list'}
            options={[
              { value: 'list', label: t('只显示列表') },
              { value: 'split', label: t('分栏：左边列表，右边内容和审核意见') },
            ]}
            onChange={(view) => changeListSettings({ split: view === 'split' })}
          />
        </fieldset>
      )}
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
