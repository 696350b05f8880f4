/** Making a panel: what it can be made of, and the panel itself. */

import { countCharacters } from '@/lib/text/count-characters'
import { type BackendContext, requireCaller } from '../../context'
import { newId } from '../../db/new-id'
import type { UserRow } from '../../db/rows'
import type { ReviewPanelRow } from '../../db/rows-panels'
import type { WorkRow } from '../../db/rows-work'
import { fail } from '../../fail'
import { basicReviewForm, technologyReviewForm } from '../../forms/reviews/all'
import type { NewPanelInput, PanelChoices } from '../../resolvers/evaluation.generated'
import { guideOfWork } from '../../work/guide'
import { hasPartIn } from '../../work/part-in-work'
import { actsForCommission, readsWorks } from '../../work/viewer-roles'
import { logPanel } from './panel'
import { paperView } from './panel-view'

const forms = [technologyReviewForm, basicReviewForm]
const longestTitle = 50
const longestEnglishTitle = 100
const mostExperts = 9
const mostPapers = 1000

/** Who makes panels: acts for the commission in reviews; 60154 for others. */
function requireMaker(context: BackendContext): UserRow {
  const caller = requireCaller(context)
  return actsForCommission(context, caller)('REVIEW') ? caller : fail(60154)
}

/** Applications under evaluation that no panel holds, nobody reviews and the caller has no part in. */
function freePapers(context: BackendContext, caller: UserRow): WorkRow[] {
  const { db } = context
  const taken = new Set([
    ...db.reviewPanels.all().flatMap(({ paperIds }) => paperIds),
    ...db.works
      .where(({ kind, state }) => kind === 'REVIEW' && state !== 'GIVEN_BACK')
      .map(({ facts }) => String(facts.contentId)),
  ])
  return db.works
    .where({ kind: 'DECLARATION', state: 'UNDER_EVALUATION' })
    .filter(({ id }) => !taken.has(id) && !hasPartIn(context, caller, id))
    .sort((a, b) => (a.number ?? '').localeCompare(b.number ?? ''))
}

/** What a new panel can be made of. */
export function panelChoices(context: BackendContext): PanelChoices {
  return {
    serverTime: context.now,
    papers: freePapers(context, requireMaker(context)).map((work) => {
      const { id, number, name, unitName, leaderName, field } = paperView(context, work)
      return { id, number, name, unitName, leaderName, field, guideTitle: guideOfWork(context, work)?.title ?? '' }
    }),
    forms: forms.map(({ id, title }) => ({ id, label: title })),
  }
}

/** Makes a panel without experts; codes as in the contract. */
export function createPanel(context: BackendContext, input: NewPanelInput): ReviewPanelRow {
  const { db, now } = context
  const caller = requireMaker(context)
  const { formId, perPaper, dueAt, paperIds } = input
  const title = input.title.trim()
  const titleEnglish = input.titleEnglish?.trim() || title
  if (
    title === '' ||
    countCharacters(title) > longestTitle ||
    countCharacters(titleEnglish) > longestEnglishTitle ||
    !forms.some(({ id }) => id === formId) ||
    !(perPaper >= 1 && perPaper <= mostExperts) ||
    dueAt <= now ||
    paperIds.length < 1 ||
    paperIds.length > mostPapers
  )
    fail(601345)
  const free = new Map(freePapers(context, caller).map((work) => [work.id, work]))
  const wrong = paperIds.filter((id, index) => !free.has(id) || paperIds.indexOf(id) !== index)
  if (wrong.length > 0) {
    const reads = readsWorks(context, caller)
    const nameOf = (id: string) => {
      const work = db.works.get(id)
      return (work && reads(work) && work.number) || id
    }
    fail(601346, { names: wrong.map(nameOf).join('、') })
  }
  const panel = db.reviewPanels.insert({
    ...{ id: newId('panel'), title, titleEnglish, formId, dueAt, perPaper, most: null },
    paperIds: [...free.keys()].filter((id) => paperIds.includes(id)),
    ...{ expertIds: [], pairs: [], revision: 0, savedAt: null, savedBy: null },
  })
  logPanel(context, panel, caller, { step: 'CREATE', added: paperIds.length })
  return panel
}
