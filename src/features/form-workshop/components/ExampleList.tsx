/** The author's examples of a draft in the workshop, each with its outcome now; choosing one opens it in the preview. */

import type { ExampleResult } from '@/smartform/authoring/examples'
import { Button } from '@/ui/Button'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { outcomeWords } from '../model/example-words'
import styles from './workshop.module.css'

interface ExampleListProps {
  results: readonly ExampleResult[]
  /** Id of the example that is open; absent: none. */
  chosen: string | undefined
  onChoose(id: string): void
}

/** Below the tree; choosing one opens it beside. */
export function ExampleList({ results, chosen, onChoose }: ExampleListProps) {
  const t = useT()
  return (
    <>
      <h3>{t('例子')}</h3>
      {results.length === 0 && <p className={styles.hint}>{t('还没有例子。在预览里填好答案，点“存为例子”。')}</p>}
      <ul className={styles.tree} aria-label={t('例子')}>
        {results.map(({ example: { id, title }, outcome }) => (
          <li key={id}>
            <Button
              type="text"
              className={styles.entry}
              aria-current={id === chosen || undefined}
              onClick={() => onChoose(id)}
            >
              {title || t('（没有名称的例子）')}
              <StatusTag color={outcomeWords[outcome].color}>{t(outcomeWords[outcome].label)}</StatusTag>
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
