/** The filter fields above a list, and the type with which a page describes them; `WorkList`, statistics and messages use it. */

import { type FormEvent, useId, useState } from 'react'
import { uniqueBy } from '@/lib/collections/unique-by'
import { nameText } from '@/lib/i18n/english-names'
import { tooLong } from '@/lib/validation/too-long'
import { Button } from '@/ui/Button'
import { LimitedInput } from '@/ui/LimitedInput'
import { LookupFailure } from '@/ui/lookup/LookupFailure'
import { Select } from '@/ui/Select'
import { useT } from '@/ui/use-t'
import { type ListState, valuesIn } from './use-list-state'
import styles from './WorkList.module.css'

/** A value of a filter; `count`: how many rows it leaves, absent while unknown. */
interface FilterOption {
  value: string
  label: string
  count?: number
}

/** A filter of a list; `name` is its name in the URL. */
export type WorkListFilter =
  | {
      kind: 'select'
      name: string
      label: string
      options: readonly FilterOption[]
      /** Whether several values may be chosen; the address separates them by commas. */
      multiple?: boolean
      /** The default value, where it is not “all”. */
      initial?: string
      /** Reloads options that failed to load. */
      onRetry?: (() => void) | undefined
    }
  | { kind: 'keyword'; name: string; label: string; placeholder?: string }
  /** One thing that a link in the rows narrowed the list to; `value` names it. Shown only then, to be removed. */
  | { kind: 'chosen'; name: string; label: string; value: string }

interface Props {
  filters: readonly WorkListFilter[]
  state: ListState
  label: string
}

/** The filters of a work list. A choice applies at once, a keyword on submit. */
export function WorkListFilters({ filters, state, label }: Props) {
  const t = useT()
  const keywords = filters.filter(({ kind }) => kind === 'keyword').length
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of 2022, still in use, do not know <search>
    <div role="search" aria-label={t('筛选{list}', { list: label })} className={styles.filters}>
      {filters.map((filter) => {
        const { kind, name } = filter
        if (kind === 'select') return <SelectFilter key={name} filter={filter} state={state} />
        if (kind === 'chosen') return <ChosenFilter key={name} filter={filter} state={state} />
        // A changed address resets the input's text.
        const key = `${name}:${state.filters[name] ?? ''}`
        return <KeywordFilter key={key} filter={filter} state={state} isOnly={keywords === 1} />
      })}
      {Object.keys(state.filters).length > 0 && (
        <Button type="link" onClick={state.clear}>
          {t('清除筛选条件')}
        </Button>
      )}
    </div>
  )
}

function SelectFilter({ filter, state }: { filter: Extract<WorkListFilter, { kind: 'select' }>; state: ListState }) {
  const t = useT()
  const id = useId()
  const { initial = '', name, onRetry, multiple = false } = filter
  const missing = `${id}-missing`
  const options = uniqueBy(filter.options, ({ value }) => value).map((option) => ({
    ...option,
    label: nameText(option.label),
  }))
  // The options may come after the rows; until then a chosen value has no name.
  const labelOf = (chosen: string) =>
    options.find(({ value }) => value === chosen)?.label ?? (options.length === 0 ? '…' : chosen)
  const counted = options.map(({ value, label, count }) => ({
    value,
    label: count === undefined ? label : t('{title}（{n}）', { title: label, n: count }),
  }))
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{filter.label}</label>
      {multiple ? (
        <Select<string[]>
          id={id}
          className={styles.several}
          mode="multiple"
          maxTagCount="responsive"
          placeholder={t('全部')}
          aria-describedby={onRetry && missing}
          optionFilterProp="label"
          value={valuesIn(state.filters[name])}
          options={counted}
          labelRender={({ value }) => labelOf(String(value))}
          onChange={(values) => state.setFilters({ [name]: values.join(',') })}
        />
      ) : (
        <Select<string>
          id={id}
          className={styles.select}
          aria-describedby={onRetry && missing}
          value={state.filters[name] ?? initial}
          options={initial === '' ? [{ value: '', label: t('全部') }, ...counted] : counted}
          onChange={(value) => state.setFilters({ [name]: value === initial ? '' : value })}
        />
      )}
      {onRetry && <LookupFailure id={missing} onRetry={onRetry} />}
    </div>
  )
}

function ChosenFilter({ filter, state }: { filter: Extract<WorkListFilter, { kind: 'chosen' }>; state: ListState }) {
  const t = useT()
  const { name, label, value } = filter
  if (state.filters[name] === undefined) return null
  return (
    <div className={`${styles.filter} ${styles.chosen}`}>
      <span>{t('{name}：{value}', { name: label, value })}</span>
      <Button
        type="link"
        aria-label={t('取消“{name}：{value}”', { name: label, value })}
        onClick={() => state.setFilters({ [name]: '' })}
      >
        {t('取消')}
      </Button>
    </div>
  )
}

/** The longest keyword, in characters. */
const longestKeyword = 50

interface KeywordFilterProps {
  filter: Extract<WorkListFilter, { kind: 'keyword' }>
  state: ListState
  /** Whether it is the list's only keyword; else its button says which one it sends. */
  isOnly: boolean
}

function KeywordFilter({ filter, state, isOnly }: KeywordFilterProps) {
  const t = useT()
  const id = useId()
  const [keyword, setKeyword] = useState(state.filters[filter.name] ?? '')
  const [problem, setProblem] = useState<string>()
  const send = (event: FormEvent) => {
    event.preventDefault()
    const found = tooLong(filter.label, keyword, longestKeyword)
    setProblem(found)
    if (found === undefined) state.setFilters({ [filter.name]: keyword })
  }
  return (
    <form className={`${styles.filter} ${styles.keywordForm}`} onSubmit={send}>
      <label htmlFor={id}>{filter.label}</label>
      <LimitedInput
        control={{
          id,
          'aria-invalid': problem ? true : undefined,
          'aria-describedby': problem && `${id}-problem`,
        }}
        className={styles.keyword}
        value={keyword}
        limit={longestKeyword}
        placeholder={filter.placeholder}
        change={(next) => {
          setKeyword(next)
          setProblem(undefined)
        }}
      />
      <Button htmlType="submit" aria-label={isOnly ? undefined : t('查询：{label}', { label: filter.label })}>
        {t('查询')}
      </Button>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
    </form>
  )
}
