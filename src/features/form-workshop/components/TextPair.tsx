/** A pair of inputs for a text in Chinese and English, in the properties panel. */

import { useId } from 'react'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { PlainInput, PlainTextArea } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import styles from './workshop.module.css'

interface TextPairProps {
  label: string
  value: unknown
  /** Several lines. */
  long?: boolean
  /** The id of the Chinese input, to focus it. */
  id?: string
  onChange(value: unknown): void
}

/** Both languages of a text; without English it is stored as a plain text, and an empty one not at all. */
export function TextPair({ label, value, long = false, id, onChange }: TextPairProps) {
  const t = useT()
  const own = useId()
  const chineseId = id ?? `${own}-zh`
  const part = (language: string) => (isRawObject(value) ? String(value[language] ?? '') : '')
  const [zh, en] = typeof value === 'string' ? [value, ''] : [part('zh'), part('en')]
  const change = (chinese: string, english: string) =>
    onChange(english === '' ? chinese || undefined : { zh: chinese, en: english })
  const Input = long ? PlainTextArea : PlainInput
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <label htmlFor={chineseId}>{t('中文')}</label>
      <Input id={chineseId} lang="zh" value={zh} rows={2} onChange={({ target }: Typed) => change(target.value, en)} />
      <label htmlFor={`${own}-en`}>{t('英文')}</label>
      <Input
        id={`${own}-en`}
        lang="en"
        value={en}
        rows={2}
        onChange={({ target }: Typed) => change(zh, target.value)}
      />
    </fieldset>
  )
}

interface Typed {
  target: { value: string }
}
