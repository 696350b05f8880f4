/** The filters of a list that a person saved under a name, in the list's settings. */
import { Checkbox } from 'antd'
import { type FormEvent, useId, useRef, useState } from 'react'
import { tooLong } from '@/lib/validation/too-long'
import { Button } from '@/ui/Button'
import { LimitedInput } from '@/ui/LimitedInput'
import { useT } from '@/ui/use-t'
import styles from './ListSettings.module.css'
import { changeListSettings, useListSettings } from './list-settings'
import { longestName, mostSaved, type SavedFilter } from './parse-list-settings'
import type { ListState } from './use-list-state'

/** The filters of a list that the person saved under a name, one of which the list may open with. */
export function SavedFilters({ state }: { state: ListState }) {
  const t = useT()
  const { saved } = useListSettings()
  const heading = useRef<HTMLLegendElement>(null)
  const here = saved[state.name] ?? []
  const store = (filters: readonly SavedFilter[]) => changeListSettings({ saved: { ...saved, [state.name]: filters } })
  return (
    <fieldset>
      <legend ref={heading} tabIndex={-1}>
        {t('保存的筛选')}
      </legend>
      {here.length > 0 && (
        <ul className={styles.saved}>
          {here.map(({ name, query, start }) => (
            <li key={name}>
              <Button
                type="link"
                aria-current={query === state.query ? 'true' : undefined}
                onClick={() => state.restore(query)}
              >
                {name}
              </Button>
              <Checkbox
                aria-label={t('打开列表时使用“{name}”', { name })}
                checked={start}
                onChange={({ target }) =>
                  store(here.map((one) => ({ ...one, start: one.name === name && target.checked })))
                }
              >
                {t('打开时使用')}
              </Checkbox>
              <Button
                type="link"
                danger
                aria-label={t('删除筛选“{name}”', { name })}
                onClick={() => {
                  store(here.filter((one) => one.name !== name))
                  // The button is gone; the focus stays in the settings.
                  heading.current?.focus()
                }}
              >
                {t('删除')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <SaveFilter
        query={state.query}
        names={here.map(({ name }) => name)}
        onSave={(name) => store([...here, { name, query: state.query, start: false }])}
      />
    </fieldset>
  )
}

interface SaveFilterProps {
  query: string
  names: readonly string[]
  onSave(name: string): void
}

/** Saves the present filters and order under a name. */
function SaveFilter({ query, names, onSave }: SaveFilterProps) {
  const t = useT()
  const id = useId()
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string>()
  const [done, setDone] = useState<string>()
  if (query === '') return <p className={styles.note}>{t('先筛选或排序列表，就可以把条件保存在这里。')}</p>
  const save = (event: FormEvent) => {
    event.preventDefault()
    const typed = name.trim()
    const found =
      typed === ''
        ? t('请填写名称')
        : names.includes(typed)
          ? t('已有同名的筛选，请换一个名称')
          : names.length >= mostSaved
            ? t('最多保存 {n} 个筛选，请先删除一个', { n: mostSaved })
            : tooLong(t('名称'), typed, longestName)
    setProblem(found)
    setDone(undefined)
    if (found !== undefined) return document.getElementById(id)?.focus()
    onSave(typed)
    setName('')
    setDone(t('已保存筛选“{name}”', { name: typed }))
  }
  return (
    <form className={styles.save} onSubmit={save} noValidate>
      <label htmlFor={id}>{t('当前条件的名称')}</label>
      <LimitedInput
        control={{ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': problem && `${id}-problem` }}
        value={name}
        limit={longestName}
        change={(typed) => {
          setName(typed)
          setProblem(undefined)
        }}
      />
      <Button htmlType="submit">{t('保存筛选')}</Button>
      {problem && (
        <p id={`${id}-problem`} role="alert" className={styles.problem}>
          {problem}
        </p>
      )}
      <p role="status" className={styles.note}>
        {done}
      </p>
    </form>
  )
}
