/** The button that removes a review panel, after asking, while no expert was told of it; in the panel's form. */

import { useNavigate } from 'react-router-dom'
import { evaluation } from '@/api/evaluation'
import { Button } from '@/ui/Button'
import { useDialogs, useMessages } from '@/ui/feedback'
import { useT } from '@/ui/use-t'
import { RemovePanelDocument } from '../graphql/panel.evaluation.generated'
import { commissionReviewsPath } from '../paths'
import type { PanelSettings } from './panel-texts'

interface RemovePanelProps {
  panel: PanelSettings
  /** Called before the page is left. */
  onRemoved(): void
  /** Called after a refusal: the panel may be another by now. */
  onRefused(): void
}

export function RemovePanel({ panel, onRemoved, onRefused }: RemovePanelProps) {
  const t = useT()
  const dialogs = useDialogs()
  const messages = useMessages()
  const navigate = useNavigate()
  async function remove(): Promise<void> {
    try {
      await evaluation.mutate(RemovePanelDocument, { panelId: panel.id, seenRevision: panel.revision })
    } catch {
      // The error link has announced it.
      onRefused()
      return
    }
    onRemoved()
    messages.success(t('评审组已删除'))
    await navigate(commissionReviewsPath())
  }
  return (
    <Button
      danger
      onClick={() =>
        dialogs.confirm({
          title: t('删除评审组“{title}”？', { title: panel.title }),
          content: t('{n} 份申报书可以加入别的评审组，已选的专家和分配不再保留。还没有告知任何专家。', {
            n: panel.paperIds.length,
          }),
          okText: t('删除评审组'),
          okButtonProps: { danger: true },
          onOk: remove,
        })
      }
    >
      {t('删除评审组')}
    </Button>
  )
}
