/** Resolvers of the endpoint `innovation`: resumes, bases, and the self-assessment of technology enterprises. */

import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { TechDefinitionRow } from '../db/rows'
import { lookUpDoi, lookUpPatent } from '../domain/achievement-lookup'
import { once } from '../domain/once'
import { baseReports, baseStatistics } from '../domain/platforms/base-statistics'
import { baseEntry, ownBases } from '../domain/platforms/bases'
import {
  importResume,
  removeResumeEntry,
  restoreResumeEntry,
  resumeOf,
  saveResumeEntry,
  sortResume,
} from '../domain/resume'
import { fail } from '../fail'
import { bindBase } from '../sign-in/bind-base'
import { passesSelfAssessment } from '../tech-enterprise'
import type { Resolvers } from './innovation.generated'

function requireMember(context: BackendContext, unitId: string): void {
  const caller = requireCaller(context)
  if (context.db.memberships.where({ userId: caller.id, unitId, applyStatus: 2 }).length === 0) fail(60154)
}

function present({ id, unitId, answers }: TechDefinitionRow) {
  return { ...answers, id, unitId }
}

export const resolvers: Resolvers = {
  Query: {
    getDefineTechUnitNew(_root, { id }, { db, ...context }) {
      const row = db.techDefinitions.get(id) ?? db.techDefinitions.where({ unitId: id })[0]
      requireMember({ db, ...context }, row?.unitId ?? id)
      return row ? present(row) : null
    },
    bases: (_root, { kind }, context) => ownBases(context, kind),
    baseEntry: (_root, { kind, baseId }, context) => baseEntry(context, kind, baseId ?? null),
    baseStatistics: (_root, { filter }, context) => baseStatistics(context, filter),
    baseReports: (_root, { filter, states, orderBy, pageNo, pageSize }, context) =>
      baseReports(context, filter, states ?? null, orderBy ?? null, pageNo, pageSize),
    resume: (_root, { kind }, context) => resumeOf(context, kind),
    achievementByDoi: (_root, { doi }, context) => lookUpDoi(context, doi),
    achievementByPatent: (_root, { number }, context) => lookUpPatent(context, number),
  },
  Mutation: {
    bindBase: (_root, { kind, entry }, context) => bindBase(context, kind, entry),
    defineTechUnitModify(_root, { unitTechDefineNewInput: { id, unitId, ...answers } }, context) {
      const { db } = context
      requireMember(context, unitId)
      const known = db.techDefinitions.where({ unitId })[0]
      if (id && known?.id !== id) fail(60154)
      const passed = passesSelfAssessment(answers)
      if (known) db.techDefinitions.update(known.id, { answers, passed })
      else db.techDefinitions.insert({ id: newId('tech-definition'), unitId, answers, passed })
      // A unit that passes counts as a technology enterprise everywhere in the portal.
      if (passed) db.units.update(unitId, { isTechnologyCompany: 1 })
      return passed
    },
    saveResumeEntry: (_root, { kind, id, revision, values, key }, context) =>
      once(context, 'saveResumeEntry', key, () => saveResumeEntry(context, kind, id ?? null, revision ?? null, values)),
    removeResumeEntry(_root, { id }, context) {
      removeResumeEntry(context, id)
      return true
    },
    restoreResumeEntry(_root, { id }, context) {
      restoreResumeEntry(context, id)
      return true
    },
    sortResume(_root, { kind, ids }, context) {
      sortResume(context, kind, ids)
      return true
    },
    importResume: (_root, { kind, rows, key }, context) =>
      once(context, 'importResume', key, () => importResume(context, kind, rows)),
  },
}
