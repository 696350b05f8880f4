/** The settings of the whole form in the properties panel: title, languages with the texts that lack English, summary for lists. */

import { useId, useMemo } from 'react'
import type { FormSource } from '@/smartform/schema/definition'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { Choice } from '@/ui/Choices'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { objectAt, type SourcePath, withValue } from '../model/source-path'
import { useSettled } from '../model/use-settled'
import type { Workshop } from '../model/use-workshop'
import { TextPair } from './TextPair'
import { nameInputId, usePart } from './use-part'
import { ProblemLink } from './WorkshopNotices'
import styles from './workshop.module.css'

interface FormSettingsProps {
  workshop: Workshop
  onChoose(path: SourcePath): void
}

/** Places without English that are listed at once. */
const mostListed = 20

export function FormSettings({ workshop, onChoose }: FormSettingsProps) {
  const t = useT()
  const id = useId()
  const { part, put } = usePart({ workshop, path: [] })
  const definition = useSettled(workshop.present.definition)
  const form = useMemo(() => parseDefinition(definition), [definition])
  const isEnglish = Array.isArray(part.languages) && part.languages.includes('en')
  const fields = [...form.fields.values()].filter(({ kind }) => kind !== 'static' && kind !== 'table')
  const { changeSummary, summary } = useSummary(workshop)
  const choice = (name: keyof NonNullable<FormSource['summary']>, label: string, kinds: readonly string[]) => (
    <div className={styles.line}>
      <label htmlFor={`${id}-${name}`}>{label}</label>
      <PlainSelect
        id={`${id}-${name}`}
        value={String(summary[name] ?? '')}
        options={[
          { value: '', label: t('不显示') },
          ...fields
            .filter((field) => kinds.includes(field.kind) || field.id === summary[name])
            .map((field) => ({ value: field.id, label: field.label })),
        ]}
        onChange={({ target }) => changeSummary(name, target.value)}
      />
    </div>
  )
  return (
    <div className={styles.panel}>
      <TextPair
        id={nameInputId}
        label={t('表单标题')}
        value={part.title}
        onChange={(value) => put('title', value ?? '')}
      />
      <fieldset className={styles.pair}>
        <legend>{t('语言')}</legend>
        <Choice
          type="checkbox"
          checked={isEnglish}
          onChange={({ target }) => put('languages', target.checked ? ['zh', 'en'] : undefined)}
        >
          {t('也提供英文')}
        </Choice>
        <p className={styles.hint}>{t('提供英文的表单，每段文字都要有英文才能发布。')}</p>
        {form.untranslated.length > 0 && <Untranslated {...{ definition, places: form.untranslated, onChoose }} />}
      </fieldset>
      <fieldset className={styles.pair}>
        <legend>{t('列表里显示')}</legend>
        {choice('name', t('名称取自'), ['text', 'longText', 'computed'])}
        {choice('amount', t('金额取自'), ['money', 'number', 'computed'])}
        {choice('nameEnglish', t('英文名称取自'), ['text', 'longText'])}
        {choice('abstractEnglish', t('英文摘要取自'), ['text', 'longText'])}
      </fieldset>
    </div>
  )
}

/** The fields that lists show; one that is taken away leaves nothing behind. */
function useSummary({ present, change }: Workshop) {
  const summary = objectAt(present.definition, ['summary'])
  const changeSummary = (name: string, fieldId: string) => {
    const { [name]: _former, ...others } = summary
    const next = fieldId === '' ? others : { ...others, [name]: fieldId }
    const value = Object.keys(next).length > 0 ? next : undefined
    change({ ...present, definition: withValue(present.definition, ['summary'], value) }, 'summary')
  }
  return { summary, changeSummary }
}

interface UntranslatedProps {
  definition: FormSource
  places: readonly string[]
  onChoose(path: SourcePath): void
}

/** Where English is missing, each leading to its part. */
function Untranslated({ definition, places, onChoose }: UntranslatedProps) {
  const t = useT()
  return (
    <>
      <p role="status">{t('还有 {n} 处没有英文：', { n: places.length })}</p>
      <ul>
        {places.slice(0, mostListed).map((at) => (
          <li key={at}>
            <ProblemLink definition={definition} at={at} message={t('没有英文')} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </>
  )
}
