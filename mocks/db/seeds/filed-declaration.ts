/** Seeds one declaration: work item, filled-in content, history up to its state; for `declarations.ts`. */

import type { FormValues } from '@/smartform/schema/values'
import { type ContentDictionaries, inventedContent } from '../../domain/invented/invented-content'
import type { Subject } from '../../domain/invented/subjects'
import type { Random } from '../../domain/random'
import { seededFileKey } from '../../domain/seeded-file'
import { summaryOf } from '../../domain/summary'
import type { UnitRow, UserRow } from '../rows'
import type { ContentRow, GuideRow } from '../rows-work'
import { inventedHistory } from './declaration-history'
import { englishAnswers } from './english-summaries'
import type { SeededWork } from './filed-work'
import type { PastStep } from './lived'

const hour = 3600_000
/** Number of saves of a seeded content. */
const revision = 7

export interface Filing {
  guide: GuideRow
  user: UserRow
  unit: UnitRow
  /** The subject. */
  subject: Subject
  departmentId: string | null
  state: string
  /** Its index under the guide, from 1. */
  sequence: number
  /** The reviewers. */
  reviewers: Readonly<Record<'unit' | 'department', string>>
  /** Comments pinned by the reviewer who returned it. */
  remarks: readonly { path: string; text: string }[]
}

const later =
  /^(background|objective|approach|innovation|foundation|benefit|milestones|indicators|direct|indirect|equipmentItems|testingItems|feasibility|commitment)/

/** A draft as its creator left it: the first two pages and little of the rest. */
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
  return state === 'DRAFT' ? begun(full) : { ...full, ...englishAnswers(subject.name) }
}

/** One declaration with its history up to its state, all before `now`. */
export function filedDeclaration(
  filing: Filing,
  dictionaries: ContentDictionaries,
  now: number,
  random: Random,
): { work: Omit<SeededWork, 'stateSince'>; content: ContentRow; begun: PastStep; pastSteps: PastStep[] } {
  const { guide, user, unit, state, sequence, reviewers, remarks } = filing
  const id = `content-${guide.number}-${String(sequence).padStart(3, '0')}`
  const values = contentOf(filing, seededFileKey(id), dictionaries, random)
  const period = { from: guide.opensAt + random.next() * 24 * hour, until: guide.closesAt, now }
  const actors = { ...reviewers, creator: user.id }
  const [begun, ...pastSteps] = inventedHistory({ soft: filing.subject.soft, state }, actors, period, random)
  if (!begun) throw new Error(`${id} was never begun`)
  const filedAt = pastSteps.find(({ step }) => step === 'SUBMIT')?.at
  const { name, funding } = summaryOf(guide.formId, values)
  return {
    begun,
    pastSteps: pastSteps.map((pastStep) =>
      pastStep.step === 'RETURN' ? { ...pastStep, comments: remarks } : pastStep,
    ),
    work: {
      id,
      kind: 'DECLARATION',
      belongsTo: guide.id,
      formId: guide.formId,
      unitId: unit.id,
      departmentId: filing.departmentId,
      creatorId: user.id,
      state: 'DRAFT',
      title: name ?? '',
      amount: funding,
    },
    content: {
      id,
      formId: guide.formId,
      formVersion: 1,
      revision,
      values,
      fieldRevisions: {},
      submitted: null,
      comments: [],
      // Drafts may be saved in the evening.
      savedAt: filedAt ?? Math.min(begun.at + 3 * hour, now),
      savedBy: user.userFullname,
    },
  }
}
