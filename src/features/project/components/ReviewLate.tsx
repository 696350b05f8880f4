import { Alert } from 'antd'
import { Link } from 'react-router-dom'
import { listHref } from '@/shared/list-memory'
import { useT } from '@/ui/use-t'
import type { DecidedState } from '../decided-state'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import { reviewListPath } from '../paths'

interface ReviewLateProps {
  declaration: DeclarationRowFragment
  late: DecidedState['decided']
}

/** Stands for the button once the review is sent, where something was typed while it was on its way: it is not in it. */
export function ReviewLate({ declaration, late }: ReviewLateProps) {
  const t = useT()
  const state: DecidedState = { decided: late }
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={t('审核意见已提交。提交期间又写的内容不在其中，仍在上面，可以复制。')}
      action={
        <Link to={listHref(reviewListPath(declaration.unitId, declaration.guide.id))} state={state}>
          {t('返回申报项目列表')}
        </Link>
      }
    />
  )
}
