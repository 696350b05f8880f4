/** Texts of reviews: title, states, what is reviewed; and whether a review is open or ready. */
import { text } from '@/lib/i18n/i18n'
import { localizedText } from '@/lib/i18n/localized-text'
import type { StatusColor } from '@/ui/StatusTag'
import type { ReviewGroupCardFragment, ReviewTaskCardFragment } from './graphql/review.evaluation.generated'

/** The title of what is reviewed, in the interface language where it is written. */
export function reviewTitle({ projectName, projectNameEnglish }: ReviewTaskCardFragment): string {
  return localizedText(projectName, projectNameEnglish)
}

type State = ReviewTaskCardFragment['state']

/** Labels and colours of review states. */
export const reviewStates: Readonly<Record<State, { label: string; color: StatusColor }>> = {
  WAITING: { label: text('待评审'), color: 'default' },
  IN_REVIEW: { label: text('评审中'), color: 'processing' },
  SUBMITTED: { label: text('已提交'), color: 'success' },
  GIVEN_BACK: { label: text('已退回'), color: 'warning' },
}

/** What is reviewed, in the texts of the desk. */
export const subjectWords: Readonly<
  Record<
    ReviewGroupCardFragment['subject'],
    Record<'name' | 'width' | 'find' | 'outline' | 'back' | 'interests' | 'closes' | 'cannot', string>
  >
> = {
  DECLARATION: {
    name: text('申报书'),
    width: text('申报书的宽度'),
    find: text('在申报书中查找'),
    outline: text('申报书目录'),
    back: text('返回申报书'),
    interests: text('阅读申报书之前，请确认您与下列人员和单位没有利害关系。有利害关系的，请退回任务。'),
    closes: text('退回后您不能再查看这份申报书，{commission}会另请专家评审。'),
    cannot: text('不能评审这份申报书？'),
  },
  ACCEPTANCE: {
    name: text('验收申请'),
    width: text('验收申请的宽度'),
    find: text('在验收申请中查找'),
    outline: text('验收申请目录'),
    back: text('返回验收申请'),
    interests: text('阅读验收申请之前，请确认您与下列人员和单位没有利害关系。有利害关系的，请退回任务。'),
    closes: text('退回后您不能再查看这份验收申请，{commission}会另请专家验收。'),
    cannot: text('不能参加这个项目的验收？'),
  },
}

/** Whether a review can be submitted. */
export const isReady = ({ state, over, missing }: ReviewTaskCardFragment) =>
  state === 'IN_REVIEW' && !over && missing.length === 0

/** Whether a review is still to be done. */
export const isOpen = ({ state, over }: ReviewTaskCardFragment) =>
  !over && (state === 'WAITING' || state === 'IN_REVIEW')
