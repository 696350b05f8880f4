import { type BackendContext, requireCaller } from '../context'
import { newId } from '../db/new-id'
import type { TechDefinitionRow } from '../db/rows'
import { fail } from '../fail'
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
  },
  Mutation: {
    defineTechUnitModify(_root, { unitTechDefineNewInput: { id, unitId, ...answers } }, context) {
      const { db } = context
      requireMember(context, unitId)
      const known = db.techDefinitions.where({ unitId })[0]
      if (id && known?.id !== id) fail(60154)
      const passed = passesSelfAssessment(answers)
      if (known) db.techDefinitions.update(known.id, { answers, passed })
      else db.techDefinitions.insert({ id: newId('tech-definition'), unitId, answers, passed })
      return passed
    },
  },
}
