import type { Block } from '@/lib/sheets/parse-block'
import { useT } from '@/ui/use-t'
import type { ColumnNode } from '../../schema/nodes'
import { type ColumnMapping, fromSheet, type Mapping } from '../../tables/map-columns'
import styles from './PasteDialog.module.css'

interface ColumnChoicesProps {
  block: Block
  columns: readonly ColumnNode[]
  mapping: Mapping
  onChange(index: number, change: Partial<ColumnMapping>): void
}

/** For each column of a block where it goes and, for money, the unit it is written in. */
export function ColumnChoices({ block, columns, mapping, onChange }: ColumnChoicesProps) {
  const t = useT()
  return (
    <fieldset className={styles.choices}>
      <legend>{t('列的对应关系')}</legend>
      {mapping.columns.map(({ columnId, unit }, index) => {
        const head = (mapping.hasHeader && block[0]?.[index]?.trim()) || t('第 {n} 列', { n: index + 1 })
        const money = columns.find((column) => column.id === columnId)?.kind === 'money'
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a block's columns never move
          <div key={index} className={styles.choice}>
            <label>
              <span className={styles.head}>{head}</span>
              <select
                value={columnId ?? ''}
                onChange={(event) => onChange(index, { columnId: event.target.value || null })}
              >
                <option value="">{t('不写入')}</option>
                {columns.filter(fromSheet).map((column) => (
                  <option key={column.id} value={column.id}>
                    {column.label}
                  </option>
                ))}
              </select>
            </label>
            {money && (
              <select
                aria-label={t('「{head}」的单位', { head })}
                value={unit}
                onChange={(event) => onChange(index, { unit: event.target.value === 'yuan' ? 'yuan' : 'tenThousand' })}
              >
                <option value="tenThousand">{t('万元')}</option>
                <option value="yuan">{t('元（换算成万元）')}</option>
              </select>
            )}
          </div>
        )
      })}
    </fieldset>
  )
}
