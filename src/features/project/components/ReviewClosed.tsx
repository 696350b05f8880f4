import { heldValue, useLeftAnswers } from '@/lib/drafts/use-draft'
import { useT } from '@/ui/use-t'
import { NothingToDecide } from '@/work/components/NothingToDecide'
import { declaration as kind } from '@/work/kinds/declaration'
import type { DeclarationRowFragment } from '../graphql/declarations.program.generated'
import { reviewPlace } from '../review-draft'

/** Stands for the opinion form when there is nothing to decide; an opinion begun before is there to be copied. */
export function ReviewClosed({ userId, declaration }: { userId: string; declaration: DeclarationRowFragment }) {
  const t = useT()
  const holder = kind.states[declaration.state]?.holder ?? null
  const left = useLeftAnswers(reviewPlace(userId, declaration.contentId)) ?? []
  const opinions = left.flatMap((one) => {
    const opinion = one.name === 'opinion' ? heldValue(one) : ''
    return typeof opinion === 'string' && opinion !== '' ? [{ key: one.slot, opinion }] : []
  })
  return (
    <NothingToDecide work={{ ...declaration, holder, heldBy: holder && declaration.heldBy }}>
      {opinions.map(({ key, opinion }) => (
        <p key={key}>{t('您写过但没有提交的意见：{opinion}', { opinion })}</p>
      ))}
    </NothingToDecide>
  )
}
