/** The section of the staff page that hands the unit's administration over to another member: request, answer, withdrawal. */
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { workflow } from '@/api/workflow'
import { Alert } from '@/ui/Alert'
import { Button } from '@/ui/Button'
import { lazyDialog } from '@/ui/lazy-part'
import { useT } from '@/ui/use-t'
import { factsOf } from '@/work/facts'
import { WorksDocument } from '@/work/graphql/works.workflow.generated'
import { kindWords } from '@/work/kind-words'
import { useCompany } from '../use-company'
import type { HandoverDialogProps } from './HandoverDialog'

const HandoverDialog = lazyDialog<HandoverDialogProps>(() =>
  import('./HandoverDialog').then((module) => module.HandoverDialog),
)

/** Hands the administration of the unit over, or says who was asked to take it. */
export function AdministratorHandover() {
  const t = useT()
  const { unitId } = useCompany()
  const [open, setOpen] = useState(false)
  const answer = workflow.useAnswer(WorksDocument, {
    variables: {
      filter: { kinds: ['ADMINISTRATOR_HANDOVER'], unitId, scope: 'OWN', states: ['TO_ACCEPT'] },
      pageNo: 1,
      pageSize: 1,
    },
    fetchPolicy: 'cache-and-network',
    background: true,
  })
  if (!answer.data) return null
  const [request] = answer.data.works.items
  if (request)
    return (
      <Alert
        type="info"
        role="note"
        title={t('您已请{name}接任单位管理员，等待对方答复', { name: String(factsOf(request).successor ?? '') })}
        action={<Link to={kindWords(request.kind).overview(request)}>{t('查看或撤回')}</Link>}
      />
    )
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('移交管理员')}</Button>
      <HandoverDialog
        open={open}
        onDone={() => {
          setOpen(false)
          answer.retry()
        }}
        onClose={() => setOpen(false)}
      />
    </>
  )
}
