/** The tools of the assignment desk that let the portal propose experts: settings, progress, what would change. */
import { useEffect, useRef, useState } from 'react'
import type { Proposal } from '@/lib/assignment/propose-assignment'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { Name } from '@/ui/Name'
import { Progress } from '@/ui/Progress'
import { useT } from '@/ui/use-t'
import styles from './assignment.module.css'
import { Changes } from './Changes'
import { type Choice, isSameChoice, lockedPairs, orderedChoice, type Panel, proposalInput } from './choice'
import { runProposal } from './run-proposal'
import { loadsText, usePanelWords } from './use-panel-words'

interface ProposalToolsProps {
  panel: Panel
  choice: Choice
  onTake(pairs: Choice['pairs']): void
}

/** Lets the portal propose experts: with progress, to be cancelled, and with what it would change before it is taken over. */
export function ProposalTools({ panel, choice, onTake }: ProposalToolsProps) {
  const t = useT()
  const [share, setShare] = useState<number | null>(null)
  const [failed, setFailed] = useState(false)
  const [proposal, setProposal] = useState<Proposal | null>(null)
  const running = useRef<AbortController>(null)
  useEffect(() => () => running.current?.abort(), [])
  async function propose(anew: boolean): Promise<void> {
    const abort = new AbortController()
    running.current = abort
    setShare(0)
    setFailed(false)
    setProposal(null)
    try {
      setProposal(await runProposal(proposalInput(panel, choice, anew), { signal: abort.signal, onProgress: setShare }))
    } catch {
      if (!abort.signal.aborted) setFailed(true)
    } finally {
      if (running.current === abort) setShare(null)
    }
  }
  const locked = lockedPairs(panel)
  const isRunning = share !== null
  const after = proposal && orderedChoice({ ...choice, pairs: proposal.pairs })
  return (
    <>
      <div className={styles.tools}>
        <Button disabled={isRunning} onClick={() => void propose(false)}>
          {t('自动补足专家')}
        </Button>
        {choice.pairs.length > locked.size && (
          <Button disabled={isRunning} onClick={() => void propose(true)}>
            {t('全部重新分配')}
          </Button>
        )}
        {isRunning && (
          <>
            <div className={styles.progress}>
              <Progress percent={Math.round(100 * share)} aria-label={t('正在分配')} />
            </div>
            <Button onClick={() => running.current?.abort()}>{t('停止')}</Button>
          </>
        )}
      </div>
      {failed && (
        <Alert className={styles.notice} type="error" title={t('没有算出分配方案，请重试，或手工选择专家。')} />
      )}
      {proposal && after && (
        <Alert
          className={styles.notice}
          type={proposal.shortages.length > 0 ? 'warning' : 'info'}
          role="status"
          title={
            isSameChoice(choice, after)
              ? choice.expertIds.length === 0
                ? t('评审组里还没有专家，请先在下面的“专家”一节选择。')
                : t('没有可以补充的专家，分配不变。')
              : t('建议的分配：{loads}。采用后请保存。', { loads: loadsText(proposal.loads) })
          }
          description={
            <>
              <Changes panel={panel} before={choice} after={after} />
              <Shortages panel={panel} shortages={proposal.shortages} />
              <div className={styles.tools}>
                {!isSameChoice(choice, after) && (
                  <Button
                    type="primary"
                    onClick={() => {
                      onTake(proposal.pairs)
                      setProposal(null)
                    }}
                  >
                    {t('采用建议')}
                  </Button>
                )}
                <Button onClick={() => setProposal(null)}>{t('不采用')}</Button>
              </div>
            </>
          }
        />
      )}
    </>
  )
}

/** The papers that lack experts, each with the smallest change that would give it all. */
function Shortages({ panel, shortages }: { panel: Panel; shortages: Proposal['shortages'] }) {
  const t = useT()
  const { expertNames, paperName } = usePanelWords(panel)
  if (shortages.length === 0) return null
  return (
    <>
      <p>{t('{n} 份申报书的专家不够。最小的改动：', { n: shortages.length })}</p>
      <ul className={styles.changes}>
        {shortages.map(({ paperId, missing, raise, dismiss, add }) => (
          <li key={paperId}>
            <Name>{paperName(paperId)}</Name>
            {t('：')}
            {[
              t('还缺 {n} 位', { n: missing }),
              ...(raise.length > 0
                ? [t(raise.length > 1 ? '让{names}各多评 1 份' : '让{names}多评 1 份', { names: expertNames(raise) })]
                : []),
              ...(dismiss.length > 0 ? [t('说明理由后不按回避处理：{names}', { names: expertNames(dismiss) })] : []),
              ...(add > 0 ? [t('另请 {n} 位没有利害关系的专家', { n: add })] : []),
            ].join(t('；'))}
          </li>
        ))}
      </ul>
    </>
  )
}
