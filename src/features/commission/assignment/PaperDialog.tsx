/** The dialog of the assignment desk that chooses the experts of one paper by hand. */
import { useState } from 'react'
import { evaluation } from '@/api/evaluation'
import { affinities } from '@/lib/assignment/affinity'
import { nameText } from '@/lib/i18n/english-names'
import { Button } from '@/ui/Button'
import { Choice } from '@/ui/Choices'
import { Dialog } from '@/ui/Dialog'
import { useMessages } from '@/ui/feedback'
import { Name } from '@/ui/Name'
import { StatusTag } from '@/ui/StatusTag'
import { useT } from '@/ui/use-t'
import { ReasonDialog } from '@/work/components/ReasonDialog'
import { DismissConflictsDocument } from '../graphql/assignment.evaluation.generated'
import styles from './assignment.module.css'
import {
  barOf,
  type Choice as Chosen,
  conflictsByPair,
  isClosed,
  isDismissible,
  keyOf,
  loadsIn,
  lockedPairs,
  lostPairs,
  type Pair,
  type Panel,
  type PanelExpert,
  type PanelPaper,
} from './choice'
import { PairConflicts } from './PairConflicts'
import { RecordConflict } from './RecordConflict'
import { stateTags, usePanelWords } from './use-panel-words'

interface PaperDialogProps {
  panel: Panel
  choice: Chosen
  paper: PanelPaper
  onToggle(pair: Pair): void
  onClose(): void
}

/** Chooses the experts of one paper by hand: who fits best first, with each conflict in words. */
export function PaperDialog({ panel, choice, paper, onToggle, onClose }: PaperDialogProps) {
  const t = useT()
  const messages = useMessages()
  const [recorded, setRecorded] = useState<PanelExpert | null>(null)
  const [dismissed, setDismissed] = useState<PanelExpert | null>(null)
  const { paperName } = usePanelWords(panel)
  const conflicts = conflictsByPair(panel)
  const loads = loadsIn(choice)
  const lost = lostPairs(panel)
  const locked = lockedPairs(panel)
  const chosen = new Set(choice.pairs.map(keyOf))
  const joined = panel.experts.filter(({ expertId }) => choice.expertIds.includes(expertId))
  const fits = affinities([paper], joined)
  const rows = joined
    .map((expert, index) => {
      const pair = { paperId: paper.id, expertId: expert.expertId }
      const own = conflicts.get(keyOf(pair)) ?? []
      return { expert, pair, own, bar: barOf(own), fit: fits[index] ?? 0, state: lost.get(keyOf(pair)) }
    })
    .sort((a, b) => Number(a.bar !== null) - Number(b.bar !== null) || b.fit - a.fit)
  return (
    <>
      <Dialog
        open
        width={720}
        title={t('选择专家：{name}', { name: paperName(paper.id) })}
        onCancel={onClose}
        footer={
          <Button type="primary" onClick={onClose}>
            {t('完成')}
          </Button>
        }
      >
        <p>
          {t('需要 {n} 位，已选 {chosen} 位。', {
            n: panel.perPaper,
            chosen: rows.filter(({ pair }) => chosen.has(keyOf(pair))).length,
          })}
        </p>
        {joined.length === 0 && <p>{t('评审组里还没有专家，请先在下面的“专家”一节选择。')}</p>}
        <ul className={styles.choices} aria-label={t('可选的专家')}>
          {rows.map(({ expert, pair, own, bar, fit, state }) => {
            const isChosen = chosen.has(keyOf(pair))
            const closed = state ?? (isClosed(expert) ? expert.invitation : null)
            return (
              <li key={expert.id}>
                <Choice
                  type="checkbox"
                  checked={isChosen}
                  disabled={locked.has(keyOf(pair)) || closed != null || (bar !== null && !isChosen)}
                  onChange={() => onToggle(pair)}
                >
                  <strong className={styles.name}>
                    <Name>{expert.name}</Name>
                  </strong>
                </Choice>{' '}
                {closed && <StatusTag color={stateTags[closed].color}>{t(stateTags[closed].label)}</StatusTag>}
                <p className={styles.facts}>
                  {[
                    expert.unitName && nameText(expert.unitName),
                    t('匹配度 {n}%', { n: fit }),
                    t('本组 {n} 份', { n: loads.get(expert.expertId) ?? 0 }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {own.length > 0 && <PairConflicts conflicts={own} />}
                {closed == null && isDismissible(own) && (
                  <Button
                    size="small"
                    aria-label={t('{action}：{name}', { action: t('说明理由，不按回避处理'), name: expert.name })}
                    onClick={() => setDismissed(expert)}
                  >
                    {t('说明理由，不按回避处理')}
                  </Button>
                )}{' '}
                {closed == null && (
                  <Button
                    size="small"
                    aria-label={t('{action}：{name}', { action: t('登记利害关系'), name: expert.name })}
                    onClick={() => setRecorded(expert)}
                  >
                    {t('登记利害关系')}
                  </Button>
                )}
              </li>
            )
          })}
        </ul>
      </Dialog>
      {recorded && <RecordConflict panel={panel} paper={paper} expert={recorded} onClose={() => setRecorded(null)} />}
      {dismissed && (
        <ReasonDialog
          open
          about={{ act: 'dismiss-conflicts', ids: [panel.id, paper.id, dismissed.expertId] }}
          title={t('不按回避处理？')}
          names={[dismissed.name, paperName(paper.id)]}
          hint={t('理由和您的姓名会记入本组的办理记录，不能修改。以后发现的其他关系不受影响。')}
          label={t('不按回避处理的理由')}
          okText={t('不按回避处理')}
          onOk={async (reason) => {
            await evaluation.mutate(DismissConflictsDocument, {
              ...{ panelId: panel.id, paperId: paper.id, expertId: dismissed.expertId },
              reason,
            })
            messages.success(t('理由已记录'))
            setDismissed(null)
          }}
          onClose={() => setDismissed(null)}
        />
      )}
    </>
  )
}
