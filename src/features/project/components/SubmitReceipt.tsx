import { PrinterOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useEffect } from 'react'
import { Link, useNavigate } from 'react-router-dom'
import { formatMinute } from '@/lib/beijing-time'
import { listHref } from '@/shared/list-memory'
import { ResultPanel } from '@/ui/ResultPanel'
import { useT } from '@/ui/use-t'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import { formPath, myProjectPath, statusPath } from '../paths'
import styles from './GuideFacts.module.css'

interface Props {
  receipt: WorkRowFragment
  declaration: DeclarationRowFragment
}

/** What came of handing in: number, time, who has it now and what happens next. */
export function SubmitReceipt({ receipt, declaration }: Props) {
  const t = useT()
  const navigate = useNavigate()
  // The address stays the form's, so nothing else leads the reader here.
  useEffect(() => document.querySelector<HTMLElement>('h1.page-title')?.focus(), [])
  const holder = receipt.heldBy ?? declaration.unitName
  return (
    <ResultPanel
      status="success"
      title={t('申报书已提交')}
      description={t('接下来由 {holder} 审核。审核前您可以在“我的项目”撤回；退回或通过时会在“我的项目”看到意见。', {
        holder,
      })}
      actions={
        <>
          <Button type="primary" onClick={() => navigate(statusPath(receipt.id))}>
            {t('查看办理进度')}
          </Button>
          <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
            {t('打印回执')}
          </Button>
          <Link to={formPath(declaration)}>{t('查看提交的申报书')}</Link>
          <Link to={listHref(myProjectPath())}>{t('返回我的项目')}</Link>
        </>
      }
    >
      <dl className={styles.receipt}>
        <dt>{t('项目编号')}</dt>
        <dd className={styles.code}>{receipt.number ?? t('待生成')}</dd>
        <dt>{t('项目名称')}</dt>
        <dd>{declaration.name ?? t('未命名项目')}</dd>
        <dt>{t('提交时间')}</dt>
        <dd>{formatMinute(receipt.submittedAt ?? receipt.serverTime)}</dd>
        <dt>{t('当前办理')}</dt>
        <dd>{holder}</dd>
        <dt>{t('单位推荐截止')}</dt>
        <dd>{formatMinute(declaration.guide.recommendBy)}</dd>
      </dl>
    </ResultPanel>
  )
}
