import { Alert } from 'antd'
import { heldValue, useLeftAnswers } from '@/lib/drafts/use-draft'
import { useT } from '@/ui/use-t'
import { reviewPlace } from '../review-draft'

/** Stands for the opinion form when there is nothing to decide; an opinion begun before is there to be copied. */
export function ReviewClosed({ userId, contentId }: { userId: string; contentId: string }) {
  const t = useT()
  const left = useLeftAnswers(reviewPlace(userId, contentId)) ?? []
  const opinions = left.flatMap((one) => {
    const opinion = one.name === 'opinion' ? heldValue(one) : ''
    return typeof opinion === 'string' && opinion !== '' ? [{ key: one.slot, opinion }] : []
  })
  return (
    <Alert
      type="info"
      showIcon
      role="note"
      title={t('现在没有需要您审核的内容')}
      description={
        <>
          <p>{t('您可以查看申报内容和办理过程。')}</p>
          {opinions.map(({ key, opinion }) => (
            <p key={key}>{t('您写过但没有提交的意见：{opinion}', { opinion })}</p>
          ))}
        </>
      }
    />
  )
}
