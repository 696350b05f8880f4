/** What a reviewer fills in to decide about a work item: its parts, their names, and the draft that keeps them. */

import { isRecord } from '@/lib/collections/record'
import type { DraftKey } from '@/lib/drafts/draft-store'
import { t } from '@/lib/i18n/i18n'
import type { Details } from './decision-details'
import type { WorkRowFragment } from './graphql/works.workflow.generated'
import type { WorkAction } from './kind'
import { isRemarkList, type Remark } from './remark'

export interface DecisionAnswers {
  decision: WorkAction | null
  opinion: string
  remarks: readonly Remark[]
  onlyNamed: boolean
  /** Additional data of the decision: granted amounts by year, or the parts of a conclusion. */
  details: Details
}

type Part = keyof DecisionAnswers

export const undecided: DecisionAnswers = { decision: null, opinion: '', remarks: [], onlyNamed: true, details: {} }

/** The draft key of an unfinished decision. */
export const decisionDraftKey = (userId: string, { kind, id }: Pick<WorkRowFragment, 'kind' | 'id'>): DraftKey => ({
  userId,
  thing: `work:${kind}:${id}`,
})

const areDetails = (value: unknown): value is Details =>
  isRecord(value) && Object.values(value).every((one) => typeof one === 'string')

/** Whether a stored value can be this part, where the decisions are offered. */
export function fitsDecision(part: Part, value: unknown, decisions: readonly string[]): boolean {
  if (part === 'opinion') return typeof value === 'string'
  if (part === 'remarks') return isRemarkList(value)
  if (part === 'onlyNamed') return typeof value === 'boolean'
  if (part === 'details') return areDetails(value)
  return value === null || decisions.some((decision) => decision === value)
}

/** A part's name and its text, for notices about a draft; `choices` name the decisions. */
export function wordsOfDecision(
  part: Part,
  value: unknown,
  choices: readonly { action: WorkAction; label: string }[],
): { label: string; text: string } {
  switch (part) {
    case 'opinion':
      return { label: t('意见'), text: String(value) }
    case 'remarks':
      return {
        label: t('需要修改的内容'),
        text: isRemarkList(value)
          ? value
              .map(({ text }) => text.trim())
              .filter(Boolean)
              .join(t('；'))
          : '',
      }
    case 'onlyNamed':
      return { label: t('只开放所列各处'), text: value === true ? t('是') : t('否') }
    case 'details':
      return { label: t('结论的其他内容'), text: areDetails(value) ? Object.values(value).join(t('、')) : '' }
    case 'decision':
      return { label: t('审核结论'), text: t(choices.find(({ action }) => action === value)?.label ?? '') }
  }
}
