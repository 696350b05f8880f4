/** The editor of a table's fixed rows (labels, English), in the workshop's properties panel. */

import type { RawObject } from '@/smartform/schema/definition-reader'
import { Button } from '@/ui/Button'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import {
  englishOf,
  fillableColumns,
  fixedRowsOf,
  withCell,
  withEnglish,
  withFixedRows,
  withNewRow,
} from '../model/fixed-rows'
import { wordsIn } from '../model/outline'
import styles from './workshop.module.css'

interface FixedRowsFieldProps {
  /** The table as the draft has it. */
  table: RawObject
  onChange(table: RawObject): void
}

/** A table without fixed rows is filled in row by row; with them, nobody adds or removes one. */
export function FixedRowsField({ table, onChange }: FixedRowsFieldProps) {
  const t = useT()
  const rows = fixedRowsOf(table)
  const move = (from: number, to: number) => {
    const row = rows[from]
    if (row && to >= 0 && to < rows.length)
      onChange(withFixedRows(table, rows.toSpliced(from, 1).toSpliced(to, 0, row)))
  }
  return (
    <fieldset className={styles.pair}>
      <legend>{t('固定的行')}</legend>
      <p className={styles.hint}>
        {rows.length === 0
          ? t('没有固定的行：填报人自己增加行。')
          : t('填报人不能增减行。留空的格由填报人填写，写好的格不能修改。')}
      </p>
      {rows.map((row, index) => (
        <RowFields
          key={row.id}
          table={table}
          index={index}
          onChange={onChange}
          onMove={(by) => move(index, index + by)}
          onRemove={() => onChange(withFixedRows(table, rows.toSpliced(index, 1)))}
        />
      ))}
      <Button size="small" onClick={() => onChange(withNewRow(table))}>
        {t('添加固定的行')}
      </Button>
    </fieldset>
  )
}

interface RowFieldsProps extends FixedRowsFieldProps {
  index: number
  onMove(by: 1 | -1): void
  onRemove(): void
}

function RowFields({ table, index, onChange, onMove, onRemove }: RowFieldsProps) {
  const t = useT()
  const row = fixedRowsOf(table)[index]
  const { named, others } = fillableColumns(table)
  if (!row) return null
  const number = { n: index + 1 }
  const cell = (column: RawObject) => {
    const id = String(column.id)
    const words = String(row.cells[id] ?? '')
    const label = { ...number, column: wordsIn(column.label) }
    return (
      <div key={id} className={styles.cellPair}>
        <PlainInput
          aria-label={t('第 {n} 行：{column}', label)}
          placeholder={wordsIn(column.label)}
          value={words}
          onChange={({ target }) => onChange(withCell(table, row.id, id, target.value))}
        />
        {column.kind === 'text' && (
          <PlainInput
            lang="en"
            aria-label={t('第 {n} 行：{column}（英文）', label)}
            placeholder="English"
            disabled={words === ''}
            value={englishOf(table, id, words)}
            onChange={({ target }) => onChange(withEnglish(table, id, words, target.value))}
          />
        )}
      </div>
    )
  }
  return (
    <div className={styles.row}>
      {named && cell(named)}
      {others.length > 0 && (
        <details className={styles.more}>
          <summary>{t('第 {n} 行的其他格', number)}</summary>
          {others.map(cell)}
        </details>
      )}
      <div className={styles.tools}>
        <Button size="small" aria-label={t('上移第 {n} 行', number)} onClick={() => onMove(-1)}>
          {t('上移')}
        </Button>
        <Button size="small" aria-label={t('下移第 {n} 行', number)} onClick={() => onMove(1)}>
          {t('下移')}
        </Button>
        <Button size="small" aria-label={t('删除第 {n} 行', number)} onClick={onRemove}>
          {t('删除')}
        </Button>
      </div>
    </div>
  )
}
