import type { FormValues } from '@/smartform/schema/values'
import { type ContentDictionaries, inventedContent } from '../../domain/invented-content'
import type { Random } from '../../domain/random'
import { seededFileKey } from '../../domain/seeded-file'
import type { Subject } from '../../domain/subjects'
import { summaryOf } from '../../domain/summary'
import type { UnitRow, UserRow } from '../rows'
import type { CommentRow, ContentRow, GuideRow, WorkHistoryRow } from '../rows-work'
import { inventedHistory } from './declaration-history'
import type { SeededWork } from './filed-work'

const hour = 3600_000
/** How often a seeded content was saved. */
const revision = 7

export interface Filing {
  guide: GuideRow
  user: UserRow
  unit: UnitRow
  /** What it is about. */
  subject: Subject
  departmentId: string | null
  state: string
  /** Its place under the guide, from 1. */
  sequence: number
  /** Those who review, by name; with an id where they have an account. */
  reviewers: Readonly<Record<'unit' | 'department', { id?: string; name: string }>>
  /** Remarks pinned by the reviewer who returned it. */
  remarks: readonly { path: string; text: string }[]
}

const later =
  /^(background|objective|approach|innovation|foundation|benefit|milestones|indicators|direct|indirect|equipmentItems|testingItems|feasibility|commitment)/

/** A draft as its creator has left it: the first two pages and little of the rest. */
function begun(values: FormValues): FormValues {
  return Object.fromEntries(Object.entries(values).filter(([id]) => !later.test(id)))
}

function contentOf(filing: Filing, fileKey: string, dictionaries: ContentDictionaries, random: Random): FormValues {
  const { guide, user, unit, subject, state } = filing
  const full = inventedContent({
    formId: guide.formId,
    subject,
    fundingLimit: guide.fundingLimit,
    fileKey,
    startYear: guide.year + 1,
    dictionaries,
    random,
    applicant: {
      name: user.userFullname,
      mobile: user.userMobile ?? '',
      certificate: user.userCertificate ?? '',
      email: user.userEmail ?? 'applicant@example.cn',
      major: user.userMajor ?? subject.field,
      position: user.userPosition ?? '',
      unitName: unit.unitName,
      creditCode: unit.unitUniformSocialCredit,
    },
  })
  return state === 'DRAFT' ? begun(full) : full
}

/** One declaration with a content and a history that fit its state, all before `now`. */
export function filedDeclaration(
  filing: Filing,
  dictionaries: ContentDictionaries,
  now: number,
  random: Random,
): { work: SeededWork; content: ContentRow; history: WorkHistoryRow[] } {
  const { guide, user, unit, state, sequence, reviewers, remarks } = filing
  const contentId = `content-${guide.number}-${String(sequence).padStart(3, '0')}`
  const fileKey = seededFileKey(contentId)
  const values = contentOf(filing, fileKey, dictionaries, random)
  const actors = {
    unit: reviewers.unit,
    department: reviewers.department,
    creator: { id: user.id, name: user.userFullname },
    unitName: unit.unitName,
    departmentName: guide.department,
  }
  const period = { from: guide.opensAt + random.next() * 24 * hour, until: guide.closesAt, now }
  const history = inventedHistory({ contentId, soft: filing.subject.soft, state }, actors, period, random)
  const last = history.at(-1)
  const createdAt = history[0]?.at ?? Math.round(period.from)
  const submittedAt = history.findLast(({ step }) => step === 'SUBMIT')?.at ?? null
  // Drafts may be written in the evening.
  const savedAt = submittedAt ?? Math.min(createdAt + 3 * hour, now)
  const comments = remarks.map(
    (remark, index): CommentRow => ({
      ...remark,
      id: `${contentId}-c${index + 1}`,
      author: last?.actorName ?? reviewers.unit.name,
      at: last?.at ?? now,
    }),
  )
  // Who decided about it has read it.
  const readers = Object.values(reviewers).filter(({ name }) => history.some(({ actorName }) => actorName === name))
  const { name, funding } = summaryOf(guide.formId, values)
  const answered = state !== 'RETURNED' && state !== 'REFUSED'
  return {
    work: {
      id: contentId,
      kind: 'DECLARATION',
      belongsTo: guide.id,
      formId: guide.formId,
      unitId: unit.id,
      departmentId: filing.departmentId,
      creatorId: user.id,
      state,
      stateSince: last?.at ?? createdAt,
      number: submittedAt === null ? null : `${guide.number}${String(sequence).padStart(3, '0')}`,
      title: name ?? '',
      amount: funding,
      opinion: answered ? null : (last?.opinion ?? null),
      reachedDepartment: history.some((entry) => entry.state === 'DEPARTMENT_REVIEW'),
      createdAt,
      modifiedAt: Math.max(savedAt, last?.at ?? createdAt),
      submittedAt,
    },
    content: {
      id: contentId,
      formId: guide.formId,
      formVersion: 1,
      revision,
      values,
      fieldRevisions: {},
      submitted: submittedAt === null ? null : { revision, values },
      readBy: Object.fromEntries(readers.flatMap(({ id }) => (id ? [[id, [revision]]] : []))),
      comments,
      savedAt,
      savedBy: user.userFullname,
    },
    history,
  }
}
