import { type BackendContext, requireCaller } from '../context'
import type { DeclarationRow } from '../db/rows-work'
import { companyDeclarations, companyStatistics } from '../domain/company-projects'
import { requireCompany } from '../domain/company-rights'
import { conditionsFor } from '../domain/conditions'
import { formersOf } from '../domain/copy-content'
import { declarationView, filterDeclarations } from '../domain/declaration-view'
import { compareGuides, guideFits, guideView } from '../domain/guide-view'
import { removeMembers } from '../domain/members'
import { pageOf } from '../domain/paging'
import { ownPlatforms, platformOf } from '../domain/platforms'
import { filedUnder, guidesUnderReview, waitingStates } from '../domain/review-lists'
import { requirePart, reviewRights } from '../domain/roles'
import { startDeclaration } from '../domain/start-declaration'
import { fail } from '../fail'
import { isSample } from '../forms/definitions'
import { bindSubproject, bindTopic, ownTopics, topicLink } from '../ways-in/topic-links'
import { projectLedger } from '../work/ledger'
import { nextDeadline } from '../work/next-deadline'
import { projectSpending } from '../work/spending'
import type { Resolvers } from './program.generated'

/** Declarations as the caller sees them. */
function view(context: BackendContext) {
  const caller = requireCaller(context)
  const rights = reviewRights(context, caller)
  return (declaration: DeclarationRow) => declarationView(context, declaration, caller, rights)
}

export const resolvers: Resolvers = {
  Declaration: { next: ({ contentId }, _args, context) => nextDeadline(context, contentId ?? '') },
  Query: {
    topicLink: (_root, { id }, context) => topicLink(context, id),
    ownTopics: (_root, _args, context) => ownTopics(context),
    platforms: (_parent, _args, context) => ownPlatforms(context),
    platform: (_parent, { platformId, year }, context) => platformOf(context, platformId, year),
    guideYears(_parent, _args, { db }) {
      const years = [...new Set(db.guides.all().map(({ year }) => year))].toSorted((a, b) => b - a)
      return years.map((value) => ({ id: String(value), label: `${value}年度`, value }))
    },
    guides(_parent, { filter, pageNo, pageSize }, { db, now }) {
      const guides = db.guides.where((guide) => !isSample(guide.formId) && guideFits(guide, filter, now))
      const { items, total } = pageOf(
        guides.toSorted((a, b) => compareGuides(a, b, now)),
        pageNo,
        pageSize,
      )
      return { items: items.map((guide) => guideView(guide, now)), total }
    },
    guide(_parent, { guideId, remarkId }, { db, now }) {
      const guide = db.guides.get(guideId)
      return guide && guide.remarkId === (remarkId ?? guide.remarkId) ? guideView(guide, now) : fail(60346)
    },
    declarationConditions(_parent, { guideId, unitId }, context) {
      return conditionsFor(context, context.db.guides.get(guideId) ?? fail(60346), unitId ?? null)
    },
    myProjects(_parent, { filter, pageNo, pageSize }, context) {
      const caller = requireCaller(context)
      const own = context.db.declarations.where((one) => one.creatorId === caller.id && !isSample(one.formId))
      const { items, total } = pageOf(filterDeclarations(context, own, filter, ['RETURNED', 'DRAFT']), pageNo, pageSize)
      return { items: items.map(view(context)), total }
    },
    declaration(_parent, { contentId }, context) {
      return view(context)(requirePart(context, contentId).declaration)
    },
    projectLedger(_parent, { projectId }, context) {
      const project = context.db.declarations.get(projectId)
      if (project?.state !== 'APPROVED') return fail(603101)
      requirePart(context, projectId)
      return projectLedger(context, projectId)
    },
    projectSpending: (_parent, { projectId }, context) => projectSpending(context, projectId),
    formerDeclarations(_parent, { guideId }, context) {
      const guide = context.db.guides.get(guideId) ?? fail(60346)
      return formersOf(context, requireCaller(context).id, guide.formId)
        .filter((one) => one.guideId !== guideId)
        .map(view(context))
    },
    guidesUnderReview(_parent, { filter, pageNo, pageSize }, context) {
      const rows = guidesUnderReview(context, filter)
      return pageOf(rows, pageNo, pageSize)
    },
    declarationsUnderReview(_parent, { unitId, guideId, filter, pageNo, pageSize }, context) {
      const filed = filterDeclarations(context, filedUnder(context, unitId, guideId), filter, waitingStates(context))
      const { items, total } = pageOf(filed, pageNo, pageSize)
      return { items: items.map(view(context)), total }
    },
    companyProjects(_parent, { unitId, filter, pageNo, pageSize }, context) {
      const filed = companyDeclarations(context, requireCompany(context, unitId))
      const { items, total } = pageOf(filterDeclarations(context, filed, filter, ['UNIT_REVIEW']), pageNo, pageSize)
      return { items: items.map(view(context)), total }
    },
    companyStatistics: (_parent, { unitId }, context) => companyStatistics(context, requireCompany(context, unitId)),
  },
  Mutation: {
    bindTopic: (_root, { id, checkCode }, context) => bindTopic(context, id, checkCode ?? null),
    bindSubproject: (_root, { subproject }, context) => bindSubproject(context, subproject),
    startDeclaration(_parent, request, context) {
      return view(context)(startDeclaration(context, request))
    },
    removeDeclaration(_parent, { contentId }, context) {
      const { roles, actions } = requirePart(context, contentId)
      if (!roles.includes('creator')) fail(60154)
      if (!actions.includes('REMOVE')) fail(603002)
      const { db } = context
      db.declarations.remove(contentId)
      db.contents.remove(contentId)
      removeMembers(context, contentId)
      for (const { id } of db.histories.where({ contentId })) db.histories.remove(id)
      return true
    },
  },
}
