import { App, Button } from 'antd'
import { Link, useNavigate } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { ContentPdfButton } from '@/shared/ContentPdfButton'
import { useT } from '@/ui/use-t'
import {
  DecideWorkDocument,
  RemoveWorkDocument,
  WithdrawWorkDocument,
  type WorkRowFragment,
} from '../graphql/works.workflow.generated'
import { actionLabel, fillLabel, kindWords } from '../kind-words'
import { findKind } from '../kinds/all'
import { ExtendDeadline } from './ExtendDeadline'
import styles from './WorkSteps.module.css'

interface WorkStepsProps {
  work: WorkRowFragment
  onChanged(): void
}

/** What this person can do with a work now, beside reading it: the next step first and as the one primary button. */
export function WorkSteps({ work, onChanged }: WorkStepsProps) {
  const t = useT()
  const navigate = useNavigate()
  const { modal } = App.useApp()
  const words = kindWords(work.kind)
  const { actions } = work
  const form = words.form(work)
  const label = (action: 'WITHDRAW' | 'CLOSE' | 'REMOVE') => t(actionLabel(work.kind, action))
  /** A step that cannot be undone asks first and names what it will do; a refusal is announced. */
  const ask = (action: 'WITHDRAW' | 'CLOSE' | 'REMOVE', what: string, run: () => Promise<unknown>) =>
    modal.confirm({
      title: t('{action}《{name}》？', { action: label(action), name: work.title }),
      content: what,
      okText: label(action),
      okButtonProps: { danger: action !== 'WITHDRAW' },
      cancelText: t('取消'),
      // Somebody may have acted meanwhile: the page looks again.
      onOk: () => run().catch(onChanged),
    })
  const withdraw = () => workflow.mutate(WithdrawWorkDocument, { id: work.id }).then(onChanged)
  const close = () => workflow.mutate(DecideWorkDocument, { id: work.id, action: 'CLOSE' }).then(onChanged)
  const remove = () =>
    workflow
      .mutate(RemoveWorkDocument, { id: work.id })
      .then(() => navigate(findKind(work.kind)?.addresses.list ?? '/'))
  return (
    <div className={styles.steps}>
      {actions.includes('FILL') && form !== null && (
        <Button type="primary" onClick={() => navigate(form)}>
          {t(fillLabel(work))}
        </Button>
      )}
      {work.decisions.length > 0 && (
        <Button type="primary" onClick={() => navigate(words.address(work))}>
          {t('去审核')}
        </Button>
      )}
      {!actions.includes('FILL') && work.formId !== null && work.decisions.length === 0 && (
        <Link to={words.address(work)}>{t('查看所填内容')}</Link>
      )}
      {work.formId !== null && <ContentPdfButton contentId={work.id} />}
      {actions.includes('WITHDRAW') && (
        <Button onClick={() => ask('WITHDRAW', t('撤回后可以修改并再次提交。'), withdraw)}>{label('WITHDRAW')}</Button>
      )}
      {actions.includes('CLOSE') && (
        <Button danger onClick={() => ask('CLOSE', t('关闭后不能再提交，需要时可以另行申请。'), close)}>
          {label('CLOSE')}
        </Button>
      )}
      {work.extendable && <ExtendDeadline work={work} onExtended={onChanged} />}
      {actions.includes('REMOVE') && (
        <Button danger onClick={() => ask('REMOVE', t('删除后不能恢复。'), remove)}>
          {label('REMOVE')}
        </Button>
      )}
    </div>
  )
}
