/** The select for the order of a list of cards, which has no column headings. */
import { useId } from 'react'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import { type ListState, sortText } from './use-list-state'
import styles from './WorkList.module.css'

interface SortSelectProps {
  columns: readonly { key: string; title: string }[]
  order: Pick<ListState, 'sort' | 'sorts' | 'setSort'>
}

/** The order of a list of cards, which has no headings to press; nothing where no column sorts. */
export function SortSelect({ columns, order: { sort, sorts, setSort } }: SortSelectProps) {
  const t = useT()
  const id = useId()
  const orders = columns
    .filter(({ key }) => sorts(key))
    .flatMap(({ key, title: column }) => [
      { value: key, label: t('{column}（升序）', { column }), sort: { key, descending: false } },
      { value: `-${key}`, label: t('{column}（降序）', { column }), sort: { key, descending: true } },
    ])
  if (orders.length === 0) return null
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t('排序')}</label>
      <Select
        id={id}
        className={styles.select}
        value={sort ? sortText(sort) : ''}
        options={[{ value: '', label: t('默认顺序') }, ...orders.map(({ value, label }) => ({ value, label }))]}
        onChange={(chosen: string) => setSort(orders.find(({ value }) => value === chosen)?.sort)}
      />
    </div>
  )
}
