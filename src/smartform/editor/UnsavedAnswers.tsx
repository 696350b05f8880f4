import { useT } from '@/ui/use-t'
import type { FormEngine } from '../engine/engine'
import { valueText } from '../kinds/kinds'
import type { FormValues } from '../schema/values'
import styles from './Notices.module.css'

/** What was typed and never taken by the server, to be read and copied. */
export function UnsavedAnswers({ engine, values }: { engine: FormEngine; values: FormValues }) {
  const t = useT()
  const entries = Object.entries(values).flatMap(([fieldId, value]) => {
    const node = engine.form.fields.get(fieldId)
    return node ? [{ fieldId, label: node.label, text: valueText(node, value) }] : []
  })
  if (entries.length === 0) return null
  return (
    <>
      {t('以下内容没有保存到服务器，可以复制：')}
      <ul className={styles.list}>
        {entries.map(({ fieldId, label, text }) => (
          <li key={fieldId}>
            {label}
            <span className={styles.value}>{text || t('未填写')}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
