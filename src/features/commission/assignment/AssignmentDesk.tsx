/** The desk where the commission assigns reviewers to the papers of a panel: by hand or proposed, with conflicts, numbers, invitation, log. */

import { useState } from 'react'
import { Link } from 'react-router-dom'
import { LeaveGuard } from '@/shared/form/LeaveGuard'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { DraftNotices } from '@/ui/DraftNotices'
import { FormField } from '@/ui/FormField'
import { useMessages } from '@/ui/feedback'
import { Name } from '@/ui/Name'
import { PlainSelect } from '@/ui/PlainInput'
import { useServerNow } from '@/ui/server-clock'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import { changePanelPath } from '../paths'
import styles from './assignment.module.css'
import { Changes } from './Changes'
import { type Choice, conflictsTooLate, keyOf, loadsIn, missingIn, type Panel, type PanelPaper } from './choice'
import { ExpertRows } from './ExpertRows'
import { InviteDialog } from './InviteDialog'
import { PanelLog } from './PanelLog'
import { PaperDialog } from './PaperDialog'
import { PaperRows } from './PaperRows'
import { ProposalTools } from './ProposalTools'
import { useAssignment } from './use-assignment'
import { loadsText, usePanelWords } from './use-panel-words'

/** The limits offered for the papers of one expert. */
const limits = Array.from({ length: 30 }, (_, index) => String(index + 1))

/** Assigns the papers of a panel: proposals, choices by hand, saving, invitations. */
export function AssignmentDesk({ panel, onReload }: { panel: Panel; onReload(): void }) {
  const t = useT()
  const minute = useMinute()
  const messages = useMessages()
  const assignment = useAssignment(panel, onReload)
  const [paper, setPaper] = useState<PanelPaper | null>(null)
  const { choice, server, draft, isDirty, saving, refusal, news } = assignment
  const missing = [...missingIn(panel, choice).values()].reduce((sum, count) => sum + count, 0)
  const { expertNames, paperName } = usePanelWords(panel)
  const late = conflictsTooLate(panel)
  const isOver = useServerNow(panel.serverTime) > panel.dueAt
  const isWaiting = missing > 0 || panel.pairs.some(({ state }) => state === 'PLANNED' || state === 'INVITED')
  const loads = [...loadsIn(choice).values()]
  const newsText = (what: 'merged' | 'updated' | 'changed') => {
    const name = panel.savedBy ?? ''
    if (what === 'changed') return t('评审组刚刚被修改，本页已更新。没有保存的改动仍在。')
    if (what === 'updated') return t('{name}刚刚保存了新的分配，本页已更新。', { name })
    return t('{name}刚刚保存了新的分配。您没有保存的改动已放在新的分配上，请核对后保存。', { name })
  }
  const save = async () => {
    if (await assignment.save()) messages.success(t('分配已保存'))
  }
  return (
    <>
      <p className={styles.facts}>
        {[
          t('每份 {n} 位专家', { n: panel.perPaper }),
          missing > 0 ? t('还缺 {n} 位', { n: missing }) : t('专家都够了'),
          ...(loads.length > 0 ? [loadsText([Math.min(...loads), Math.max(...loads)])] : []),
          ...(panel.savedAt != null
            ? [t('{at} {name}保存', { at: minute(panel.savedAt), name: panel.savedBy ?? '' })]
            : [t('还没有保存过分配')]),
        ].join(' · ')}
      </p>
      {news && (
        <Alert
          className={styles.notice}
          type="info"
          role="status"
          title={newsText(news)}
          close={{ label: t('关闭提示'), onClose: assignment.readNews }}
        />
      )}
      <DraftNotices
        draft={draft}
        words={(_, value) => ({
          label: t('评审分配'),
          text: t('{n} 项分配', { n: (value as Choice).pairs.length }),
        })}
      />
      {draft.restored > 0 && isDirty && (
        <Alert className={styles.notice} type="info" role="status" title={t('已恢复上次没有保存的改动。')} />
      )}
      <div className={styles.limit}>
        <FormField id="most-papers" label={t('每位专家至多')}>
          {(control) => (
            <PlainSelect
              {...control}
              value={choice.most === null ? '' : String(choice.most)}
              options={[
                { value: '', label: t('不限') },
                ...limits.map((value) => ({ value, label: t('{n} 份', { n: Number(value) }) })),
              ]}
              onChange={({ target }) => assignment.change({ most: target.value === '' ? null : Number(target.value) })}
            />
          )}
        </FormField>
      </div>
      <ProposalTools panel={panel} choice={choice} onTake={(pairs) => assignment.change({ pairs })} />
      {isDirty && (
        <Alert
          className={styles.notice}
          type="info"
          role="note"
          title={t('还没有保存的改动')}
          description={<Changes panel={panel} before={server} after={choice} />}
        />
      )}
      {isOver && (isWaiting || isDirty) && (
        <Alert
          className={styles.notice}
          type="warning"
          role="note"
          title={t('提交期限已过：不能再邀请专家，没有答复的专家也不能再接受。')}
          description={<Link to={changePanelPath(panel.id)}>{t('推迟评审组的期限')}</Link>}
        />
      )}
      {late.length > 0 && (
        <Alert
          className={styles.notice}
          type="warning"
          role="note"
          title={t('已邀请或已接受的专家与申报书有利害关系，请撤回邀请，或请专家本人退回：')}
          description={
            <ul className={styles.changes}>
              {late.map((pair) => (
                <li key={keyOf(pair)}>
                  <Name>{`${expertNames([pair.expertId])} · ${paperName(pair.paperId)}`}</Name>
                </li>
              ))}
            </ul>
          }
        />
      )}
      {refusal && <Alert className={styles.notice} type="error" title={refusal} />}
      <div className={styles.tools}>
        {isDirty && (
          <>
            <Button type="primary" loading={saving} onClick={() => void save()}>
              {t('保存分配')}
            </Button>
            <Button disabled={saving} onClick={assignment.discard}>
              {t('放弃改动')}
            </Button>
          </>
        )}
        {!isOver && <InviteDialog panel={panel} saved={server} isDirty={isDirty} />}
      </div>
      <PaperRows panel={panel} choice={choice} onChoose={setPaper} />
      <ExpertRows panel={panel} choice={choice} onChange={(expertIds) => assignment.change({ expertIds })} />
      <PanelLog log={panel.log} />
      {paper && (
        <PaperDialog
          panel={panel}
          choice={choice}
          paper={paper}
          onToggle={assignment.toggle}
          onClose={() => setPaper(null)}
        />
      )}
      <LeaveGuard dirty={draft.dirty} within={() => false} settle={draft.settle} />
    </>
  )
}
