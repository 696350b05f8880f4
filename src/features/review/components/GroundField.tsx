/** The choice of a reason for giving a review back, declaring a conflict or declining an invitation. */

import { text } from '@/lib/i18n/i18n'
import { FormField } from '@/ui/FormField'
import { PlainSelect } from '@/ui/PlainInput'
import { useT } from '@/ui/use-t'
import type { GiveBackReviewMutationVariables } from '../graphql/review.evaluation.generated'

export type Ground = GiveBackReviewMutationVariables['ground']

/** Why a review is given back or an invitation declined, in words. */
export const grounds: Readonly<Record<Ground, string>> = {
  SAME_UNIT: text('与申报人或成员在同一单位'),
  TEAM: text('本人参加了该项目'),
  CO_AUTHOR: text('与申报人或成员合作过'),
  RECUSED: text('申请人请求本人回避'),
  OTHER_INTEREST: text('有其他利害关系'),
  NOT_MY_FIELD: text('不熟悉该领域'),
  NO_TIME: text('没有时间'),
}

interface GroundFieldProps {
  id: string
  label: string
  value: Ground
  onChange(ground: Ground): void
}

/** The choice of a ground, for giving a review back and for declining an invitation. */
export function GroundField({ id, label, value, onChange }: GroundFieldProps) {
  const t = useT()
  return (
    <FormField id={id} label={label}>
      {(control) => (
        <PlainSelect
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value as Ground)}
          options={Object.entries(grounds).map(([ground, words]) => ({ value: ground, label: t(words) }))}
        />
      )}
    </FormField>
  )
}
