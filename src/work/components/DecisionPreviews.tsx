/** The list of the effects of a batch decision before it is sent, item by item, in its dialog. */

import { useState } from 'react'
import { localizedText } from '@/lib/i18n/localized-text'
import { Button } from '@/ui/Button'
import { Name } from '@/ui/Name'
import { useT } from '@/ui/use-t'
import { refusalText } from '../batch'
import type { BatchPaper } from '../batch/batch-entries'
import type { Preview } from '../batch/use-previews'
import { actionLabel, kindWords } from '../kind-words'
import styles from './DecisionPreviews.module.css'
import { StateTag } from './StateTag'

interface DecisionPreviewsProps {
  papers: readonly BatchPaper[]
  previews: ReadonlyMap<string, Preview>
  isComplete: boolean
  failureText: string | undefined
  onRetry(): void
}

/** Papers that need attention come first: those that cannot be decided, then departures. */
const rank = (preview: Preview | undefined) =>
  preview?.code != null ? 0 : (preview?.departures.length ?? 0) > 0 ? 1 : 2

/** What a batch decision will do: every paper by name, its outcome or refusal, and the messages word for word. */
export function DecisionPreviews({ papers, previews, isComplete, failureText, onRetry }: DecisionPreviewsProps) {
  const t = useT()
  const known = [...previews.values()]
  const refused = known.filter(({ code }) => code != null).length
  const letters = known.reduce((sum, one) => sum + one.letters.length, 0)
  const sorted = papers.toSorted((a, b) => rank(previews.get(a.id)) - rank(previews.get(b.id)))
  return (
    <section aria-label={t('办理预览')} className={styles.previews}>
      <p role="status" className={styles.summary}>
        {!isComplete
          ? t('正在核对每一项…')
          : refused > 0
            ? t('{n} 项可以办理，{m} 项不能办理；共发出 {k} 条通知。', {
                ...{ n: papers.length - refused, m: refused, k: letters },
              })
            : t('{n} 项都可以办理；共发出 {k} 条通知。', { n: papers.length, k: letters })}
      </p>
      {failureText !== undefined && (
        <p role="alert" className={styles.failure}>
          {t('没有核对完：{reason}', { reason: failureText })}
          <Button type="link" size="small" onClick={onRetry}>
            {t('重试')}
          </Button>
        </p>
      )}
      <ul className={styles.papers}>
        {sorted.map((paper) => (
          <PreviewedPaper key={paper.id} paper={paper} preview={previews.get(paper.id)} />
        ))}
      </ul>
      <p>{t('通知在办理 10 分钟后发出；在此之前可以全部或逐项撤回。')}</p>
    </section>
  )
}

function PreviewedPaper({ paper: { name }, preview }: { paper: BatchPaper; preview: Preview | undefined }) {
  const t = useT()
  const { code, kind, state, heldBy, amount, departures = [], letters = [] } = preview ?? {}
  const outcome = kind != null && state != null ? kindWords(kind).state(state) : undefined
  return (
    <li>
      <span className={styles.name}>
        <Name>{name}</Name>
      </span>
      {code != null && <span className={styles.failure}>{t('不能办理：{reason}', { reason: refusalText(code) })}</span>}
      {outcome && (
        <span className={styles.outcome}>
          <StateTag state={outcome} />
          {heldBy && <span>{t('{who} 办理', { who: t(heldBy) })}</span>}
          {amount && <span>{t('金额 {amount} 万元', { amount })}</span>}
        </span>
      )}
      {departures.map(({ cause, action, count, total }) => (
        <span key={cause} className={styles.departure}>
          {cause === 'RECOMMENDED'
            ? t('与专家建议不同：专家建议“{action}”', { action: t(actionLabel(kind ?? '', action)) })
            : t('与同类不同：同类 {total} 项中 {count} 项为“{action}”', {
                ...{ total: total ?? 0, count: count ?? 0, action: t(actionLabel(kind ?? '', action)) },
              })}
        </span>
      ))}
      {letters.length > 0 && <Letters letters={letters} name={name} />}
    </li>
  )
}

function Letters({ letters, name }: { letters: Preview['letters']; name: string }) {
  const t = useT()
  const [isOpen, setOpen] = useState(false)
  const recipients = [...new Set(letters.map(({ to }) => to))].join(t('、'))
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary aria-label={t('通知 {who}：{name}', { who: recipients, name })}>
        {t('通知 {who}', { who: recipients })}
      </summary>
      {isOpen &&
        letters.map(({ to, title, titleEn, content, contentEn }) => (
          <blockquote key={`${to} ${title}`} className={styles.letter}>
            <strong>{t('{who}：{title}', { who: to, title: localizedText(title, titleEn) })}</strong>
            <p>{localizedText(content, contentEn)}</p>
          </blockquote>
        ))}
    </details>
  )
}
