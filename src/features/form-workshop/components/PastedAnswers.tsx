/** The input of the preview for answers pasted as JSON. */

import { useState } from 'react'
import { isRawObject } from '@/smartform/schema/definition-reader'
import { Button } from '@/ui/Button'
import { PlainTextArea } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'

/** Takes an object of answers by field; other texts are refused in place. */
export function PastedAnswers({ onAnswers }: { onAnswers(values: Readonly<Record<string, unknown>>): void }) {
  const t = useT()
  const [text, setText] = useState('')
  const [isWrong, setWrong] = useState(false)
  const take = () => {
    try {
      const read: unknown = JSON.parse(text)
      setWrong(!isRawObject(read))
      if (isRawObject(read)) onAnswers(read)
    } catch {
      setWrong(true)
    }
  }
  return (
    <details>
      <summary>{t('粘贴答案')}</summary>
      <PlainTextArea aria-label={t('答案（JSON）')} value={text} onChange={({ target }) => setText(target.value)} />
      {isWrong && <p role="alert">{t('不是有效的 JSON 对象')}</p>}
      <Button size="small" onClick={take}>
        {t('用这些答案')}
      </Button>
    </details>
  )
}
