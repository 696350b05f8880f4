/** The log of a review panel, newest first: created, invited, saved, extended; at the assignment desk. */

import { Name } from '@/ui/Name'
import { Section } from '@/ui/Section'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import styles from './assignment.module.css'
import type { Panel } from './choice'

type Entry = Panel['log'][number]

/** Whether the entry's reason says what the panel was and is. */
const isChange = ({ step }: Entry) => step === 'CHANGE' || step === 'MOVE'

/** What was done to a panel, the newest first. */
export function PanelLog({ log }: Pick<Panel, 'log'>) {
  const t = useT()
  const minute = useMinute()
  if (log.length === 0) return null
  const words = ({ step, expertName, paperNumber, added, removed }: Entry): string => {
    const expert = expertName ?? ''
    switch (step) {
      case 'CREATE':
        return t('新建了评审组：{n} 份申报书', { n: added })
      case 'CHANGE':
        if (added === 0 && removed === 0) return t('修改了评审组')
        return t('修改了评审组：增加 {added} 份申报书，移除 {removed} 份', { added, removed })
      case 'MOVE':
        return t('修改了提交期限')
      case 'ASSIGN':
        return t('保存分配：增加 {added} 项，移除 {removed} 项', { added, removed })
      case 'RECORD':
        return t('登记利害关系：{expert}，{paper}', { expert, paper: paperNumber ?? '' })
      case 'DISMISS':
        return t('不按回避处理：{expert}，{paper}', { expert, paper: paperNumber ?? '' })
      case 'INVITE':
        return t('邀请{expert}评审 {n} 份', { expert, n: added })
      case 'WITHDRAW':
        return t('撤回对{expert}的邀请', { expert })
      case 'ACCEPT':
        return t('接受了邀请')
      case 'DECLINE':
        return t('谢绝了邀请')
      case 'GIVE_BACK':
        return t('退回了评审：{paper}', { paper: paperNumber ?? '' })
    }
  }
  return (
    <Section title={t('本组的办理记录')} wide>
      <ul className={styles.changes}>
        {log.map((entry) => (
          <li key={entry.id}>
            {minute(entry.at)} <Name>{entry.actorName}</Name> {words(entry)}
            {entry.reason && (
              <div>
                {isChange(entry) ? (
                  <span lang="zh">{entry.reason}</span>
                ) : (
                  t('原因：{reason}', { reason: entry.reason })
                )}
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
