import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { parseDefinition } from '@/smartform/schema/parse-definition'
import { useT } from '@/ui/use-t'
import styles from './DefinitionTrial.module.css'

interface DefinitionTrialProps {
  /** The raw definition in use. */
  definition: unknown
  trying: boolean
  onTry(definition: unknown): void
  onEnd(): void
}

/** The definition in use as JSON; any other can be put there and tried with the same answers, without saving. */
export function DefinitionTrial({ definition, trying, onTry, onEnd }: DefinitionTrialProps) {
  const t = useT()
  const [typed, setTyped] = useState<string | null>(null)
  const [faults, setFaults] = useState<readonly string[]>([])
  const source = typed ?? JSON.stringify(definition, null, 2)
  const tryIt = () => {
    try {
      const parsed: unknown = JSON.parse(source)
      setFaults(parseDefinition(parsed).definitionProblems.map(({ at, message }) => `${at}: ${message}`))
      onTry(parsed)
    } catch (error) {
      setFaults([t('不是有效的 JSON：{reason}', { reason: error instanceof Error ? error.message : '' })])
    }
  }
  return (
    <section className={styles.trial} aria-labelledby="definition-trial">
      <h2 id="definition-trial">{t('表单定义')}</h2>
      {trying && <Alert type="info" showIcon title={t('正在试用下面的定义，填写内容不会保存到服务器。')} />}
      <Input.TextArea
        aria-labelledby="definition-trial"
        className={styles.source}
        autoSize={{ minRows: 8, maxRows: 24 }}
        spellCheck={false}
        value={source}
        onChange={(event) => setTyped(event.target.value)}
      />
      {faults.length > 0 && (
        <ul role="alert" className={styles.faults}>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button onClick={tryIt}>{t('试用这份定义')}</Button>
        {trying && (
          <Button
            onClick={() => {
              setTyped(null)
              setFaults([])
              onEnd()
            }}
          >
            {t('结束试用')}
          </Button>
        )}
      </div>
    </section>
  )
}
