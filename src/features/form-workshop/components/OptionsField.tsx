/** Inputs for the options of a choice, in the settings of the forms workshop: label in both languages, order, adding, removing. */

import { isRawObject } from '@/smartform/schema/definition-reader'
import { Button } from '@/ui/Button'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { wordsIn } from '../model/outline'
import styles from './workshop.module.css'

interface OptionsFieldProps {
  label: string
  value: unknown
  onChange(value: unknown): void
}

/** A new value of an option that none has yet. */
function freeValue(options: readonly unknown[]): string {
  const taken = new Set(options.map((one) => (isRawObject(one) ? one.value : null)))
  let number = options.length + 1
  while (taken.has(`option${number}`)) number += 1
  return `option${number}`
}

/** Edits options; the stored value of each stays when its words change, so no answer is lost. */
export function OptionsField({ label, value, onChange }: OptionsFieldProps) {
  const t = useT()
  const options = Array.isArray(value) ? value.filter(isRawObject) : []
  const put = (index: number, language: 'zh' | 'en', words: string) =>
    onChange(
      options.map((option, at) => {
        if (at !== index) return option
        const zh = language === 'zh' ? words : wordsIn(option.label, 'zh')
        const en = language === 'en' ? words : isRawObject(option.label) ? String(option.label.en ?? '') : ''
        return { ...option, label: en === '' ? zh : { zh, en } }
      }),
    )
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <div key={String(option.value)} className={styles.option}>
          <PlainInput
            aria-label={t('选项 {n}（中文）', { n: index + 1 })}
            lang="zh"
            value={wordsIn(option.label ?? option.value, 'zh')}
            onChange={({ target }) => put(index, 'zh', target.value)}
          />
          <PlainInput
            aria-label={t('选项 {n}（英文）', { n: index + 1 })}
            lang="en"
            placeholder="English"
            value={isRawObject(option.label) ? String(option.label.en ?? '') : ''}
            onChange={({ target }) => put(index, 'en', target.value)}
          />
          <Button
            size="small"
            disabled={options.length < 2}
            aria-label={t('删除选项“{label}”', { label: wordsIn(option.label ?? option.value) })}
            onClick={() => onChange(options.toSpliced(index, 1))}
          >
            {t('删除')}
          </Button>
        </div>
      ))}
      <Button
        size="small"
        onClick={() =>
          onChange([...options, { value: freeValue(options), label: t('选项 {n}', { n: options.length + 1 }) }])
        }
      >
        {t('添加选项')}
      </Button>
    </fieldset>
  )
}
