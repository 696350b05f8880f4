/** Resolvers of the endpoint `program`: guides, national projects, topics, platforms, and a project as a whole: ledger, life, spending. */

import { conditionsFor } from '../domain/conditions'
import { bindExpertProject, expertProjectEntry, expertProjectFiled } from '../domain/expert-projects'
import { guideFits, guidesInOrder, guideView } from '../domain/guide-view'
import { matchedFunds, nationalProject, nationalProjects } from '../domain/national-projects'
import { pageOf } from '../domain/paging'
import { overseenPlatforms, remindPlatforms } from '../domain/platforms/overseen-platforms'
import { ownPlatforms, platformOf } from '../domain/platforms/platforms'
import { inviteTopicLeader, projectTopics, remindTopics, topicsTakenOver, unbindTopic } from '../domain/project-topics'
import { guidesUnderReview } from '../domain/review-lists'
import { companyStatistics } from '../domain/unit/company-projects'
import { requireCompany } from '../domain/unit/company-rights'
import { fail } from '../fail'
import { isSample } from '../forms/definitions'
import { bindSubproject, bindTopic, ownTopics, topicLink } from '../sign-in/topic-links'
import { projectLedger } from '../work/ledger'
import { projectLife } from '../work/project-life'
import { projectSpending } from '../work/spending'
import { requireWork } from '../work/viewer-roles'
import type { Resolvers } from './program.generated'

export const resolvers: Resolvers = {
  Query: {
    topicLink: (_root, { id }, context) => topicLink(context, id),
    ownTopics: (_root, _args, context) => ownTopics(context),
    projectTopics: (_root, { projectId }, context) => projectTopics(context, projectId),
    platforms: (_parent, _args, context) => ownPlatforms(context),
    platform: (_parent, { platformId, year }, context) => platformOf(context, platformId, year),
    overseenPlatforms: (_parent, { pageNo, pageSize, ...filter }, context) =>
      overseenPlatforms(context, filter, { pageNo, pageSize }),
    nationalProjects: (_parent, { pageNo, pageSize, ...filter }, context) =>
      pageOf(nationalProjects(context, filter), pageNo, pageSize),
    nationalProject: (_parent, { id }, context) => nationalProject(context, id),
    matchedFunds: (_parent, { contentId }, context) => matchedFunds(context, contentId),
    expertProject: (_parent, { id }, context) => expertProjectEntry(context, id),
    expertProjectFiled: (_parent, { contentId }, context) => expertProjectFiled(context, contentId),
    guideYears(_parent, _args, { db }) {
      const years = [...new Set(db.guides.all().map(({ year }) => year))].toSorted((a, b) => b - a)
      return years.map((value) => ({ id: String(value), label: `${value}年度`, value }))
    },
    guides(_parent, { filter, orderBy, pageNo, pageSize }, { db, now }) {
      const guides = db.guides.where((guide) => !isSample(guide.formId) && guideFits(guide, filter, now))
      const { items, total } = pageOf(guidesInOrder(guides, orderBy, now), pageNo, pageSize)
      return { items: items.map((guide) => guideView(guide, now)), total }
    },
    guide(_parent, { guideId, remarkId }, { db, now }) {
      const guide = db.guides.get(guideId)
      return guide && guide.remarkId === (remarkId ?? guide.remarkId) ? guideView(guide, now) : fail(60346)
    },
    declarationConditions(_parent, { guideId, unitId }, context) {
      return conditionsFor(context, context.db.guides.get(guideId) ?? fail(60346), unitId ?? null)
    },
    projectLedger(_parent, { projectId }, context) {
      const project = context.db.works.get(projectId)
      if (project?.kind !== 'DECLARATION' || project.state !== 'APPROVED') return fail(603101)
      requireWork(context, projectId)
      return projectLedger(context, projectId)
    },
    projectLife: (_parent, { projectId }, context) => projectLife(context, projectId),
    projectSpending: (_parent, { projectId }, context) => projectSpending(context, projectId),
    guidesUnderReview(_parent, { filter, orderBy, pageNo, pageSize }, context) {
      const rows = guidesUnderReview(context, filter, orderBy)
      return pageOf(rows, pageNo, pageSize)
    },
    companyStatistics: (_parent, { unitId }, context) => companyStatistics(context, requireCompany(context, unitId)),
  },
  Mutation: {
    inviteTopicLeader: (_root, invitation, context) => inviteTopicLeader(context, invitation),
    remindTopics: (_root, { topicIds }, context) => remindTopics(context, topicIds),
    takeOverTopics: (_root, { workId, seenRevision }, context) => topicsTakenOver(context, workId, seenRevision),
    unbindTopic: (_root, { topicId, reason }, context) => unbindTopic(context, topicId, reason),
    bindTopic: (_root, { id, checkCode }, context) => bindTopic(context, id, checkCode ?? null),
    remindPlatforms: (_parent, { platformIds }, context) => remindPlatforms(context, platformIds),
    bindExpertProject: (_root, { project }, context) => bindExpertProject(context, project),
    bindSubproject: (_root, { subproject }, context) => bindSubproject(context, subproject),
  },
}
