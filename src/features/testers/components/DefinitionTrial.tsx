/** Lets testers paste a form definition and render it without saving. */

import { Input } from 'antd'
import { type DragEvent, useMemo, useState } from 'react'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { useT } from '@/ui/use-t'
import styles from './DefinitionTrial.module.css'

interface DefinitionTrialProps {
  /** The current raw definition. */
  definition: unknown
  /** Set while another definition is drawn without being saved: why the server does not take it, null where its problems say so. */
  drawn: { reason: string | null } | null
  /** Whether what is typed in the form is saved. */
  saves: boolean
  onTry(definition: unknown): void
  onEnd(): void
}

/**
 * The definition as JSON with its problems. Pasted or dropped text is rendered at once, typed text on request, with the
 * content's answers.
 */
export function DefinitionTrial({ definition, drawn, saves, onTry, onEnd }: DefinitionTrialProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [unreadable, setUnreadable] = useState<string | null>(null)
  const { definitionProblems, untranslated } = useMemo(() => parseDefinition(definition), [definition])
  const source = typed ?? JSON.stringify(definition, null, 2)
  const tryIt = (json: string) => {
    setTyped(json)
    try {
      onTry(JSON.parse(json))
      setUnreadable(null)
    } catch (error) {
      setUnreadable(error instanceof Error ? error.message : '')
    }
  }
  const end = () => {
    setTyped(null)
    setUnreadable(null)
    onEnd()
  }
  const drop = (event: DragEvent) => {
    const [file] = event.dataTransfer.files
    if (!file) return
    event.preventDefault()
    void file.text().then(tryIt)
  }
  const problems = [
    ...(unreadable === null ? [] : [t('不是有效的 JSON：{reason}', { reason: unreadable })]),
    ...definitionProblems.map(({ at, message }) => `${at}: ${message}`),
    ...untranslated.map((at) => t('{at}：没有英文', { at })),
  ]
  return (
    <section className={styles.trial} aria-labelledby="definition-trial">
      <h2 id="definition-trial">{t('表单定义')}</h2>
      <p>
        {saves
          ? t(
              '把定义粘贴到这里，或把 JSON 文件拖进来，左侧马上按它绘制。没有问题的定义只用在这份内容上，填写的答案照常保存。',
            )
          : t('把定义粘贴到这里，或把 JSON 文件拖进来，左侧马上按它绘制。')}
      </p>
      {!saves && (
        <Alert type="info" title={t('只按下面的定义绘制，填写内容不会保存到服务器。')} description={drawn?.reason} />
      )}
      <div role="status">
        <h3>{problems.length === 0 ? t('定义没有问题') : t('定义有 {n} 处问题', { n: problems.length })}</h3>
        <ul className={styles.faults}>
          {problems.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      </div>
      <Input.TextArea
        aria-labelledby="definition-trial"
        className={styles.source}
        autoSize={{ minRows: 8, maxRows: 24 }}
        spellCheck={false}
        value={source}
        onDrop={drop}
        onChange={({ target, nativeEvent }) => {
          const inserted = nativeEvent instanceof InputEvent && /^insertFrom(Paste|Drop)$/.test(nativeEvent.inputType)
          if (inserted) tryIt(target.value)
          else setTyped(target.value)
        }}
      />
      <div className={styles.actions}>
        <Button onClick={() => tryIt(source)}>{t('试用这份定义')}</Button>
        <label className={styles.file}>
          {t('打开文件')}
          <input
            type="file"
            accept=".json,application/json"
            onChange={({ target }) => void target.files?.[0]?.text().then(tryIt)}
          />
        </label>
        {drawn && <Button onClick={end}>{t('结束绘制')}</Button>}
      </div>
    </section>
  )
}
