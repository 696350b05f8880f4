/** A select that searches its options on the server, for dictionaries and colleagues. */

import type { FieldControl } from '../FormField'
import { Select } from '../Select'
import { useT } from '../use-t'
import { LookupFailure } from './LookupFailure'
import styles from './LookupSelect.module.css'
import { useLookup } from './use-lookup'

interface Entry {
  id: string
  name: string
}

interface LookupSelectProps<T extends Entry> {
  value: T | null
  control: FieldControl
  find(keyword: string): Promise<readonly T[]>
  /** Debounce after the last key, in milliseconds. */
  wait: number
  /** Visible name of an entry; by default its name. */
  nameOf?(entry: T): string
  /** Text when nothing matches. */
  nothing: string
  change(value: T | null): void
}

/** A searchable select whose options come from a query. A failed query shows a message with a retry button. */
export function LookupSelect<T extends Entry>(props: LookupSelectProps<T>) {
  const t = useT()
  const { value, control, change, nameOf = ({ name }) => name } = props
  const search = useLookup(props.find, props.wait)
  const failureId = `${control.id}-failure`
  const failed = search.state === 'failed'
  return (
    <>
      <Select
        {...control}
        aria-describedby={[control['aria-describedby'], failed && failureId].filter(Boolean).join(' ') || undefined}
        className={styles.select}
        showSearch={{ filterOption: false, onSearch: search.type }}
        allowClear={control['aria-required'] !== true}
        placeholder={t('输入名称搜索')}
        loading={search.state === 'loading'}
        value={value ? { value: value.id, label: nameOf(value) } : undefined}
        labelInValue
        options={search.options.map((entry) => ({ value: entry.id, label: nameOf(entry) }))}
        notFoundContent={search.state === 'loading' ? t('查找中…') : failed ? t('查找失败，请重试') : props.nothing}
        onOpenChange={(open) => {
          if (open && search.state !== 'loading') search.open()
        }}
        onChange={(option) => change(search.options.find((entry) => entry.id === option?.value) ?? null)}
      />
      {failed && <LookupFailure id={failureId} onRetry={() => search.now()} />}
    </>
  )
}
