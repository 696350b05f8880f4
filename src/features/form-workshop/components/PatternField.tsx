/** The editor of a text field's pattern (regular expression, message), with a line to try it; in the properties panel. */

import { useId, useState } from 'react'
import { fullMatchPattern, isFullMatch } from '@/lib/validation/full-match'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { Button } from '@/ui/Button'
import { PlainInput } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import { TextPair } from './TextPair'
import styles from './workshop.module.css'

interface PatternFieldProps {
  label: string
  value: unknown
  onChange(value: unknown): void
}

/** The whole text has to fit; the message says what is expected. */
export function PatternField({ label, value, onChange }: PatternFieldProps) {
  const t = useT()
  const id = useId()
  const [tried, setTried] = useState('')
  const pattern = isRawObject(value) ? value : null
  if (!pattern)
    return (
      <fieldset className={styles.pair}>
        <legend>{label}</legend>
        <Button size="small" onClick={() => onChange({ source: '', message: t('请写明要求的格式') })}>
          {t('规定格式')}
        </Button>
      </fieldset>
    )
  const source = String(pattern.source ?? '')
  const expression = source === '' ? null : fullMatchPattern(source)
  const isWrong = source !== '' && expression === null
  const outcome =
    expression === null || tried === '' ? '' : isFullMatch(expression, tried) ? t('符合格式') : t('不符合格式')
  return (
    <fieldset className={styles.pair}>
      <legend>{label}</legend>
      <label htmlFor={`${id}-source`}>{t('正则表达式')}</label>
      <PlainInput
        id={`${id}-source`}
        spellCheck={false}
        placeholder="[A-Z]{2}\d{6}"
        aria-invalid={isWrong}
        aria-describedby={isWrong ? `${id}-wrong` : undefined}
        value={source}
        onChange={({ target }) => onChange({ ...pattern, source: target.value })}
      />
      {isWrong && (
        <span role="alert" id={`${id}-wrong`} className={styles.fault}>
          {t('不是有效的正则表达式')}
        </span>
      )}
      <label htmlFor={`${id}-tried`}>{t('试一试：输入一个内容')}</label>
      <PlainInput id={`${id}-tried`} value={tried} onChange={({ target }) => setTried(target.value)} />
      <span role="status">{outcome}</span>
      <TextPair
        label={t('不符合格式时的提示')}
        value={pattern.message}
        onChange={(message) => onChange({ ...pattern, message: message ?? '' })}
      />
      <Button size="small" onClick={() => onChange(undefined)}>
        {t('不规定格式')}
      </Button>
    </fieldset>
  )
}
