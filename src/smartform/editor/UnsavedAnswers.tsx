import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import type { Autosave, Homeless } from '../drafts/autosave-view'
import type { FormEngine } from '../engine/engine'
import { valueText } from '../kinds/kinds'
import type { FormValues } from '../schema/values'
import styles from './Notices.module.css'

/** Answers by their labels, to be read and copied. */
function AnswerList({ entries }: { entries: readonly { key: string; label: string; text: string }[] }) {
  const t = useT()
  return (
    <ul className={styles.list}>
      {entries.map(({ key, label, text }) => (
        <li key={key}>
          {label}
          <span className={styles.value}>{text || t('未填写')}</span>
        </li>
      ))}
    </ul>
  )
}

/** What was typed and never taken by the server, to be read and copied. */
export function UnsavedAnswers({ engine, values }: { engine: FormEngine; values: FormValues }) {
  const t = useT()
  const entries = Object.entries(values).flatMap(([fieldId, value]) => {
    const node = engine.form.fields.get(fieldId)
    return node ? [{ key: fieldId, label: node.label, text: valueText(node, value) }] : []
  })
  if (entries.length === 0) return null
  return (
    <>
      {t('以下内容没有保存到服务器，可以复制：')}
      <AnswerList entries={entries} />
    </>
  )
}

/** What was typed in another version of the form and has no place in this one. */
export function HomelessAnswers({ autosave, answers }: { autosave: Autosave; answers: readonly Homeless[] }) {
  const t = useT()
  if (answers.length === 0) return null
  return (
    <Alert
      className={styles.notice}
      type="warning"
      title={t('以下内容是在旧版表单中填写的，新版没有对应的填写项，可以复制：')}
      description={
        <AnswerList
          entries={answers.map(({ node, value }) => ({
            key: node.id,
            label: node.label,
            text: valueText(node, value),
          }))}
        />
      }
      action={
        <Button size="small" onClick={() => autosave.dismissHomeless()}>
          {t('不再显示')}
        </Button>
      }
    />
  )
}
