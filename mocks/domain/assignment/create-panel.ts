/**
 * Creates a review panel: the choices it is made of, the check of its settings, the panel; for the evaluation
 * resolvers.
 */

import { longestEnglishTitle, longestTitle, mostExperts, mostPapers } from '@/lib/assignment/panel-limits'
import { countCharacters } from '@/lib/text/count-characters'
import { type BackendContext, requireCaller } from '../../context'
import { newId } from '../../db/new-id'
import type { UserRow } from '../../db/rows'
import type { ReviewPanelRow } from '../../db/rows-panels'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { basicReviewForm, technologyReviewForm } from '../../forms/reviews/all'
import type { NewPanelInput, PanelChoices, PanelSettings } from '../../resolvers/evaluation.generated'
import { guideOfWork } from '../../work/guide'
import { hasPartIn } from '../../work/part-in-work'
import { actsForCommission, readsWorks } from '../../work/viewer-roles'
import { invitedSince, logPanel, papersOf, requirePanel } from './panel'
import { paperView } from './panel-view'

const forms = [technologyReviewForm, basicReviewForm]

/** Who makes panels: acts for the commission in reviews; 60154 for others. */
function requireMaker(context: BackendContext): UserRow {
  const caller = requireCaller(context)
  return actsForCommission(context, caller)('REVIEW') ? caller : fail(60154)
}

/**
 * Applications under evaluation that no panel holds, nobody reviews and the caller has no part in; and the papers that a
 * panel has, which stay whatever became of them.
 */
function freePapers(context: BackendContext, caller: UserRow, panel?: ReviewPanelRow): WorkRow[] {
  const { db } = context
  const taken = new Set([
    ...db.reviewPanels.all().flatMap(({ paperIds }) => paperIds),
    ...db.works
      .where(({ kind, state }) => kind === 'REVIEW' && state !== 'GIVEN_BACK')
      .map(({ facts }) => String(facts.contentId)),
  ])
  const free = db.works
    .where({ kind: 'DECLARATION', state: 'UNDER_EVALUATION' })
    .filter(({ id }) => !taken.has(id) && !hasPartIn(context, caller, id))
  return [...(panel ? papersOf(context, panel) : []), ...free].sort((a, b) =>
    (a.number ?? '').localeCompare(b.number ?? ''),
  )
}

/** What a new panel can be made of, or what a panel can be changed to. */
export function panelChoices(context: BackendContext, panelId?: string | null): PanelChoices {
  const { caller, panel } = panelId == null ? { caller: requireMaker(context) } : requirePanel(context, panelId)
  return {
    serverTime: context.now,
    papers: freePapers(context, caller, panel).map((work) => {
      const { id, number, name, unitName, leaderName, field } = paperView(context, work)
      return { id, number, name, unitName, leaderName, field, guideTitle: guideOfWork(context, work)?.title ?? '' }
    }),
    forms: forms.map(({ id, title }) => ({ id, label: title })),
    panel: panel ? settingsView(context, panel) : null,
  }
}

function settingsView(context: BackendContext, panel: ReviewPanelRow): PanelSettings {
  const { id, title, titleEnglish, formId, perPaper, dueAt, paperIds, revision } = panel
  return {
    ...{ id, title, titleEnglish, formId, perPaper, dueAt, revision },
    ...{ paperIds: [...paperIds], invitedAt: invitedSince(context, id) },
  }
}

/**
 * What a panel is made of: 601345 where something is missing, unknown or out of its bounds.
 * @param panel the panel that is changed: its date may stay, although it is over
 */
export function requireSettings(
  { now }: BackendContext,
  input: NewPanelInput,
  panel?: ReviewPanelRow,
): NewPanelInput & { titleEnglish: string } {
  const { formId, perPaper, dueAt, paperIds } = input
  const title = input.title.trim()
  const titleEnglish = input.titleEnglish?.trim() || title
  if (
    title === '' ||
    countCharacters(title) > longestTitle ||
    countCharacters(titleEnglish) > longestEnglishTitle ||
    !forms.some(({ id }) => id === formId) ||
    !(perPaper >= 1 && perPaper <= mostExperts) ||
    (dueAt <= now && dueAt !== panel?.dueAt) ||
    paperIds.length < 1 ||
    paperIds.length > mostPapers
  )
    fail(601345)
  return { title, titleEnglish, formId, perPaper, dueAt, paperIds }
}

/** The papers of a panel in their order: 601346 for some that cannot join it, or are named twice. */
export function requireFree(
  context: BackendContext,
  caller: UserRow,
  paperIds: readonly string[],
  panel?: ReviewPanelRow,
): string[] {
  const { db } = context
  const free = new Set(freePapers(context, caller, panel).map(({ id }) => id))
  const wanted = new Set(paperIds)
  const wrong = paperIds.filter((id, index) => !free.has(id) || paperIds.indexOf(id) !== index)
  if (wrong.length > 0) {
    const reads = readsWorks(context, caller)
    const nameOf = (id: string) => {
      const work = db.works.get(id)
      return (work && reads(work) && work.number) || id
    }
    fail(601346, { names: wrong.map(nameOf).join('、') })
  }
  return [...free].filter((id) => wanted.has(id))
}

/** Makes a panel without experts; codes as in the contract. */
export function createPanel(context: BackendContext, input: NewPanelInput): ReviewPanelRow {
  const caller = requireMaker(context)
  const { paperIds, ...settings } = requireSettings(context, input)
  const panel = context.db.reviewPanels.insert({
    ...{ ...settings, id: newId('panel'), most: null, paperIds: requireFree(context, caller, paperIds) },
    ...{ expertIds: [], pairs: [], revision: 0, savedAt: null, savedBy: null },
  })
  logPanel(context, panel, caller, { step: 'CREATE', added: paperIds.length })
  return panel
}
