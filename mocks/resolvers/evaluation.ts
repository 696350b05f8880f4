import { requireCaller } from '../context'
import type { Resolvers } from './evaluation.generated'

export const resolvers: Resolvers = {
  Query: {
    reviewTasks(_root, { state, pageNo, pageSize }, context) {
      const { db } = context
      const found = db.reviewTasks
        .where({ expertId: requireCaller(context).id })
        .filter((one) => !state || one.state === state)
        .sort((one, other) => one.dueAt - other.dueAt)
      const from = (pageNo - 1) * pageSize
      const items = found.slice(from, from + pageSize).map(({ expertId: _expertId, ...row }) => {
        const declaration = db.works.get(row.contentId)
        const unitName = db.units.get(declaration?.unitId ?? '')?.unitName ?? ''
        return { ...row, projectName: declaration?.title ?? '', unitName }
      })
      return { items, total: found.length }
    },
  },
}
