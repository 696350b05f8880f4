/** The nominator's button that reminds a nominee once a day, in the list and on the nomination. */

import { award } from '@/api/award'
import { Button } from '@/ui/Button'
import { useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { factsOf } from '@/work/facts'
import type { WorkRowFragment } from '@/work/graphql/works.workflow.generated'
import { RemindNomineeDocument } from '../graphql/nominating.award.generated'

interface RemindNomineeProps {
  work: WorkRowFragment
  /** Whether it is in a list row. */
  inRow?: boolean
  /** Reloads, also after a refusal, which is announced. */
  onReminded(): void
}

/** Reminds the nominee once a day; hidden while it cannot be sent. */
export function RemindNominee({ work, inRow = false, onReminded }: RemindNomineeProps) {
  const t = useT()
  const message = useMessages()
  const [remind, { loading }] = award.useMutation(RemindNomineeDocument)
  if (factsOf(work).remindable !== true) return null
  const send = () =>
    remind({ variables: { nominationId: work.id } })
      .then(() => message.success(t('已提醒被提名者')))
      .catch(() => {})
      .finally(onReminded)
  return (
    <Button
      type={inRow ? 'link' : 'default'}
      size={inRow ? 'small' : undefined}
      loading={loading}
      aria-label={t('{action}：{name}', { action: t('提醒'), name: work.title })}
      onClick={() => void send()}
    >
      {inRow ? t('提醒') : t('提醒被提名者')}
    </Button>
  )
}
