/** The receipt after submitting a work item: number, time, holder, what happens next, a copy to keep. */
import { PrinterOutlined } from '@ant-design/icons'
import { useEffect } from 'react'
import { generatePath, Link } from 'react-router-dom'
import { text } from '@/lib/i18n/i18n'
import { Button } from '@/ui/Button'
import { ButtonLink } from '@/ui/ButtonLink'
import { Facts } from '@/ui/Facts'
import { ResultPanel } from '@/ui/ResultPanel'
import { useMinute } from '@/ui/TimesBlock'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '../graphql/works.workflow.generated'
import { kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { useListAddress } from '../use-list-address'
import { workTitle } from '../work-title'

export function WorkReceipt({ work }: { work: WorkRowFragment }) {
  const t = useT()
  const minute = useMinute()
  // The address stays the form's, so the focus is moved here explicitly.
  useEffect(() => document.querySelector<HTMLElement>('h1.page-title')?.focus(), [])
  const words = kindWords(work.kind)
  const list = useListAddress(work.kind)
  const { done, next, closesForm } = findKind(work.kind, work.kindVersion)?.handIn ?? {}
  return (
    <ResultPanel
      status="success"
      title={t(done ?? text('已提交'))}
      description={
        work.heldBy
          ? [
              t('接下来由 {holder} 办理，结果会通知您，也可以随时查看办理进度。', { holder: t(work.heldBy) }),
              work.actions.includes('WITHDRAW') && t('对方办理之前，您可以撤回。'),
            ]
              .filter(Boolean)
              .join(' ')
          : t('办理已经完成，可以随时查看。')
      }
      actions={
        <>
          {next && (
            <ButtonLink type="primary" to={generatePath(next.address, { workId: work.id })}>
              {t(next.label)}
            </ButtonLink>
          )}
          <ButtonLink type={next ? undefined : 'primary'} to={words.overview(work)}>
            {t('查看办理进度')}
          </ButtonLink>
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {t('打印回执')}
          </Button>
          <Link to={(!closesForm && words.form(work)) || words.overview(work)}>{t('查看所填内容')}</Link>
          <Link to={list}>{list === '/' ? t('返回首页') : t('返回列表')}</Link>
        </>
      }
    >
      <Facts
        inLines
        facts={[
          [t('编号'), work.number ?? '—'],
          [t('名称'), workTitle(work.title)],
          [t('提交时间'), minute(work.submittedAt ?? work.serverTime)],
          [t('状态'), t(words.state(work.state).label)],
          [t('当前办理'), work.heldBy && t(work.heldBy)],
          [t('办理期限'), work.dueAt === null ? null : minute(work.dueAt)],
        ]}
      />
    </ResultPanel>
  )
}
